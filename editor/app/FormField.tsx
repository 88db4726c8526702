import type { Path, Shape } from '../json-schema.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { MediaField } from './MediaField.tsx';
import { TextField } from './TextField.tsx';

export interface FieldProps {
  readonly path: Path;
  readonly label: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

/** The field for a value of any shape used in the schemas. */
export function FormField(props: FieldProps) {
  const { shape } = props;
  if (shape.enum) return <ChoiceField {...props} />;
  if (shape.contentMediaType) return <MediaField {...props} />;
  switch (shape.type) {
    case 'string':
    case 'integer':
      return <TextField {...props} />;
    case 'array':
      return <ListField {...props} />;
    case 'object':
      return <GroupField {...props} />;
    default:
      throw new Error(`${props.label}: FormField.tsx has no field for "${shape.type}". Add one.`);
  }
}
