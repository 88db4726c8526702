import type { ComponentPropsWithRef } from 'react';

interface CommandButtonProps extends ComponentPropsWithRef<'button'> {
  readonly command: 'show-modal' | 'close';
  /** The id of the dialog. */
  readonly commandfor: string;
}

/** A button that opens or closes a dialog: natively if the browser supports invoker commands, else through React. */
export function CommandButton(props: CommandButtonProps) {
  const { command, commandfor } = props;
  const run = () => {
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(commandfor);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (command === 'close') dialog.close();
    else dialog.showModal();
  };
  return <button type="button" {...props} onClick={run} />;
}
