import type { ReactNode } from 'react';
import type { FormIssue } from '../protocol.ts';
import { Issues } from './Issues.tsx';
import { RequiredBadge } from './RequiredBadge.tsx';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  readonly issues: readonly FormIssue[];
  readonly children: ReactNode;
}

/** The frame of a field: its label, whether it is required, its description, and its errors. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, description, isRequired, issues, children } = props;
  return (
    <div className={isRequired ? 'field' : 'field optional'}>
      <label htmlFor={id}>{label}</label> <RequiredBadge id={id} isRequired={isRequired} />
      {description && (
        <p id={`${id}-about`} className="about">
          {description}
        </p>
      )}
      {children}
      <Issues id={id} issues={issues} />
    </div>
  );
}
