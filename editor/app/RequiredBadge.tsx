interface RequiredBadgeProps {
  /** The id of the field. */
  readonly id: string;
  readonly isRequired: boolean;
}

/** Whether a field is required. */
export function RequiredBadge({ id, isRequired }: RequiredBadgeProps) {
  return (
    <span id={`${id}-required`} className={isRequired ? 'required-badge' : 'required-badge may'}>
      {isRequired ? 'required' : 'optional'}
    </span>
  );
}
