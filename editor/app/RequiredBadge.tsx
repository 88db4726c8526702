interface NeedProps {
  /** The id of the field. */
  readonly id: string;
  readonly isRequired: boolean;
}

/** Whether a field is required. */
export function Need({ id, isRequired }: NeedProps) {
  return (
    <span id={`${id}-need`} className={isRequired ? 'need' : 'need may'}>
      {isRequired ? 'required' : 'optional'}
    </span>
  );
}
