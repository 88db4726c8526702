import type { Path } from '../form-value.ts';
import type { JsonSchema } from '../json-schema.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { MediaField } from './MediaField.tsx';
import { TextField } from './TextField.tsx';

export interface FieldProps {
  readonly path: Path;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The field for a value, by its schema. */
export function FormField(props: FieldProps) {
  const { schema } = props;
  if (schema.enum) return <ChoiceField {...props} />;
  if (schema.contentMediaType) return <MediaField {...props} />;
  switch (schema.type) {
    case 'string':
    case 'integer':
      return <TextField {...props} />;
    case 'array':
      return <ListField {...props} />;
    case 'object':
      return <GroupField {...props} />;
    default:
      throw new Error(`${props.label}: FormField.tsx has no field for "${schema.type}". Add one.`);
  }
}
