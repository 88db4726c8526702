import {
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { followsFragmentLink } from '../../components/fragment-link.ts';

const id = 'menu';

export interface Menu {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly popover: RefObject<HTMLDivElement | null>;
  /** Null until hydration: browsers that support popovers expose the state themselves. */
  readonly isOpen: boolean | null;
  readonly toggle: () => void;
  readonly syncState: (event: ToggleEvent) => void;
  readonly closeOnLink: (event: MouseEvent) => void;
}

const hasPopover = () => 'popover' in HTMLElement.prototype;

/** Whether the menu in the document is open: the visitor may have opened it before hydration. */
function isOpenInDocument(): boolean {
  if (typeof document === 'undefined' || !hasPopover()) return false;
  return document.querySelector(`#${id}:popover-open`) !== null;
}

/** The menu's popover and its button: tracks the native state, and adds fallbacks for older browsers. */
export function useMenu(): Menu {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [wasOpen] = useState(isOpenInDocument);
  const [isOpen, setOpen] = useState<boolean | null>(null);

  useLayoutEffect(() => {
    // React may have rendered it from scratch, which closes it.
    if (wasOpen && !isOpenInDocument()) popover.current?.showPopover();
    setOpen(wasOpen);
  }, [wasOpen]);

  const close = () => {
    if (hasPopover()) popover.current?.hidePopover();
    else setOpen(false);
  };
  useClosing({ isOpen: isOpen === true, button, popover, close });

  return {
    id,
    button,
    popover,
    isOpen,
    toggle: () => {
      if (!hasPopover()) setOpen(!isOpen);
    },
    // Before, not after: the button must already be updated when the focus returns to it.
    syncState: ({ newState }) => setOpen(newState === 'open'),
    closeOnLink: ({ nativeEvent }) => {
      if (followsFragmentLink(nativeEvent)) close();
    },
  };
}

interface ClosingOptions extends Pick<Menu, 'button' | 'popover'> {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Closes an open menu when the window grows wide and, without popover support, on Escape and clicks outside. */
function useClosing({ isOpen, button, popover, close }: ClosingOptions): void {
  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    const { signal } = closing;
    matchMedia('(min-width: 48rem)').addEventListener('change', close, { signal });
    if (!hasPopover()) {
      const isInside = (target: EventTarget | null) =>
        [button, popover].some(({ current }) => current?.contains(target as Node));
      document.addEventListener('click', ({ target }) => isInside(target) || close(), { signal });
      document.addEventListener(
        'keydown',
        ({ key }) => {
          if (key !== 'Escape') return;
          close();
          button.current?.focus();
        },
        { signal },
      );
    }
    return () => closing.abort();
  });
}
