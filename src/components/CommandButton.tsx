import type { ComponentPropsWithRef } from 'react';

interface CommandButtonProps extends ComponentPropsWithRef<'button'> {
  readonly command: 'show-modal' | 'close';
  /** The id of the dialog. */
  readonly commandfor: string;
}

/** A button that opens or closes a dialog by an invoker command. */
export function CommandButton(props: CommandButtonProps) {
  return <button type="button" {...props} />;
}
