import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { LoadingOverlay } from '../LoadingOverlay/LoadingOverlay.tsx';
import { mountedElements } from '../mountedElements.ts';
import { ListSidebar } from './ListSidebar.tsx';
import styles from './ListLayout.module.css';

export { focusSidebarOnOpen } from './ListSidebar.tsx';

interface Props {
  /** The text of the overlay that covers the list while its first rows load. */
  overlay?: string;
  /** The parts of the layout, each at most once. */
  children: ReactNode;
}

/** The layout of every list page. It fills the available height, and the rows scroll inside it. */
function Layout({ overlay, children }: Props) {
  return (
    <div className={styles.layout} aria-busy={overlay === undefined ? undefined : true}>
      {children}
      {overlay === undefined ? null : <LoadingOverlay text={overlay} />}
    </div>
  );
}

interface HeaderProps {
  /** Omit it when the page around the list has a heading for it. */
  title?: string;
  breadcrumb?: ReactNode;
  /** The heading level. Use 2 when the page around the list has the h1. */
  level?: 1 | 2;
  /** Search, Filter and other actions, in this order. */
  children?: ReactNode;
}

function Header({ title, breadcrumb, level = 1, children }: HeaderProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.header}>
      {title === undefined ? null : (
        <div className={styles.heading}>
          {breadcrumb}
          <Title className={styles.title}>{title}</Title>
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** The line for the chips of active filters. It is empty and has no height without them. */
const Chips = ({ children }: { children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
);

/**
 * The line below the rows with Total, View and the pages. A list may add Last Updated and the
 * download.
 */
const Footer = ({ children }: { children: ReactNode }) => (
  <footer className={styles.footer}>{children}</footer>
);

const mains = mountedElements<HTMLElement>();

/** Whether the page has a list. */
export const hasList = (): boolean => mains.all().length > 0;

/** Focuses the main part of the list: the rows, or the state shown in their place. */
export const focusListMain = (): void => mains.all()[0]?.focus();

/** Whether the pointer or the focus is in the part of the list that holds the rows. */
export const isListHeld = (): boolean =>
  mains.all().some((main) => main.matches(':hover, :focus-within'));

/**
 * The main part of a list: the rows, or the state shown in their place. When the focused element is
 * removed (such as Retry), the focus moves to the table, which can be scrolled by keyboard, or to
 * this part when there is no table.
 */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // Removing a focused element fires no blur event, so `hasFocus` is still true afterwards. The
    // focus is then on the body, or on this part when an ErrorPanel has passed it on.
    if (!hasFocus.current || !document.activeElement?.contains(main.current)) return;
    (main.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? main.current)?.focus({
      preventScroll: true,
    });
  });
  const mount = (element: HTMLDivElement | null) => {
    main.current = element;
    return mains.register(element);
  };
  // Checks the DOM, because React also bubbles focus events from a dialog that a row has opened.
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    hasFocus.current = currentTarget.contains(target);
  };
  const onBlur = () => {
    hasFocus.current = false;
  };
  return (
    <div ref={mount} className={styles.main} tabIndex={-1} onFocus={onFocus} onBlur={onBlur}>
      {children}
    </div>
  );
}

export const ListLayout = Object.assign(Layout, {
  Header,
  Chips,
  Main,
  Footer,
  Sidebar: ListSidebar,
});
