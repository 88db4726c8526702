import type { ComponentPropsWithRef } from 'react';
import { runDialogCommand } from './dialog-command.ts';

interface CommandButtonProps extends ComponentPropsWithRef<'button'> {
  readonly command: 'show-modal' | 'close';
  /** The id of the dialog. */
  readonly commandfor: string;
}

/** A button that opens or closes a dialog: natively in browsers with invoker commands, otherwise by script. */
export function CommandButton(props: CommandButtonProps) {
  return (
    <button
      type="button"
      {...props}
      onClick={({ currentTarget }) => runDialogCommand(currentTarget)}
    />
  );
}
