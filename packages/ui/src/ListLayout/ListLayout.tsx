import type { ReactNode } from 'react';
import { LoadingOverlay } from '../LoadingOverlay/LoadingOverlay.tsx';
import { ListChips } from './ListChips.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListMain } from './ListMain.tsx';
import { ListSidebar } from './ListSidebar.tsx';
import styles from './ListLayout.module.css';

interface Props {
  /** The text over the whole list while its first rows load. */
  overlay?: string;
  /** The parts below, each at most once. */
  children: ReactNode;
}

/** The anatomy of every list page. It fills the height it is given; the rows scroll inside it. */
function Layout({ overlay, children }: Props) {
  return (
    <div className={styles.layout} aria-busy={overlay === undefined ? undefined : true}>
      {children}
      {overlay === undefined ? null : <LoadingOverlay text={overlay} />}
    </div>
  );
}

export const ListLayout = Object.assign(Layout, {
  Header: ListHeader,
  Chips: ListChips,
  Main: ListMain,
  Footer: ListFooter,
  Sidebar: ListSidebar,
});
