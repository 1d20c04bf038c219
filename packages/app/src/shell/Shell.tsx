import { getConfig } from '@console/api/core/config';
import type { Me } from '@console/api/me/schema';
import { SideMenu } from '@console/ui/SideMenu';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts';
import { usePathname } from '../navigation/useRouteEntry.ts';
import { menuStore, toggleMenu } from './menu.store.ts';
import { menuItems } from './menuItems.tsx';
import { useGlobalKeys } from './useGlobalKeys.ts';
import { UserMenu } from './UserMenu.tsx';
import styles from './Shell.module.css';

/** The first stop of the Tab key: past the menu, into the page. Seen only while it has the focus. */
function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the page
    </a>
  );
}

function Version() {
  return (
    <div className={styles.version} title="Version of the console">
      {getConfig().appVersion}
    </div>
  );
}

/** Side menu at the left, the page in the rest of the window. The page scrolls, the menu stays. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const pathname = usePathname();
  const { collapsed } = useSnapshot(menuStore);
  useLinkNavigation();
  useGlobalKeys(me.role);
  return (
    <div className={styles.window}>
      <SkipLink />
      <SideMenu
        items={menuItems(me.role, pathname)}
        collapsed={collapsed}
        onToggle={toggleMenu}
        footer={
          <>
            <UserMenu me={me} collapsed={collapsed} />
            <Version />
          </>
        }
      />
      <main id="main" className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
