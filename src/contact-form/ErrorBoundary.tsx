import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';
import type { ContactFormProps } from './content.ts';
import { readDraft } from './draft.ts';
import { readFields } from './form-elements.ts';
import { rememberForm } from './use-kept-text.ts';

interface Crash {
  readonly message: string;
  /** What was typed, one line per field. */
  readonly typed: string;
}

interface State {
  readonly crash: Crash | null;
  readonly hasRetried: boolean;
}

type ErrorBoundaryProps = ContactFormProps & {
  readonly children: ReactNode;
  /** Other texts that the crash screen shows because it replaces the components that showed them. */
  readonly readOthers?: () => readonly string[];
};

/** Retries a crashed component once, with what was typed; if it crashes again, renders the crash screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { crash: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'crash'> {
    const message = error instanceof Error ? error.message : String(error);
    // The fields are still in the document: React removes them after this.
    rememberForm();
    const draft = readDraft();
    const typed = Object.entries(readFields()).map(([name, value]) => value || draft[name]);
    return { crash: { message, typed: typed.filter(Boolean).join('\n') } };
  }

  // Runs before the browser paints.
  override componentDidCatch() {
    if (!this.state.hasRetried) this.setState({ crash: null, hasRetried: true });
    // Without a form, a panel above disables its button that restores the message.
    else dispatchEvent(new Event('input'));
  }

  override render() {
    const { crash, hasRetried } = this.state;
    if (!crash) return this.props.children;
    const kept = [crash.typed, ...(this.props.readOthers?.() ?? [])].filter(Boolean).join('\n\n');
    return hasRetried && <CrashScreen {...this.props} message={crash.message} kept={kept} />;
  }
}
