import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';
import type { ContactFormProps } from './content.ts';
import { readDraft } from './draft.ts';
import { readFields } from './form-elements.ts';
import { rememberForm } from './use-kept-text.ts';

interface Crash {
  readonly message: string;
  /** What was typed, a line for each field. */
  readonly typed: string;
}

interface State {
  readonly crash: Crash | null;
  readonly hasRetried: boolean;
}

type ErrorBoundaryProps = ContactFormProps & {
  readonly children: ReactNode;
  /** Texts that the screen shows besides what was typed, because it takes the place of theirs. */
  readonly readOthers?: () => readonly string[];
};

/** Renders what has crashed once more, with what was typed; if it crashes again, the screen that leads on without it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { crash: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'crash'> {
    const message = error instanceof Error ? error.message : String(error);
    // The fields are still in the document: React takes them out after this.
    rememberForm();
    const draft = readDraft();
    const typed = Object.entries(readFields()).map(([name, value]) => value || draft[name]);
    return { crash: { message, typed: typed.filter(Boolean).join('\n') } };
  }

  // Before the browser draws anything.
  override componentDidCatch() {
    if (!this.state.hasRetried) this.setState({ crash: null, hasRetried: true });
    // Without a form, a panel above disables the button that puts a message back into it.
    else dispatchEvent(new Event('input'));
  }

  override render() {
    const { crash, hasRetried } = this.state;
    if (!crash) return this.props.children;
    const kept = [crash.typed, ...(this.props.readOthers?.() ?? [])].filter(Boolean).join('\n\n');
    return hasRetried && <CrashScreen {...this.props} message={crash.message} kept={kept} />;
  }
}
