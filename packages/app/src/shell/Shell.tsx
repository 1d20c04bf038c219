import { getConfig } from '@console/api/core/config';
import { nameOf } from '@console/api/me/client';
import type { Me } from '@console/api/me/schema';
import { useIsOutboxNeeded } from '@console/api/reviews/outbox/useIsOutboxNeeded';
import { ROLE_AVATARS, ROLE_LABELS } from '@console/api/roles/rules';
import { useShortcut } from '@console/features/keys/useShortcut.ts';
import { PagesContext } from '@console/features/parts/pages/PagesContext.ts';
import { Avatar } from '@console/ui/Avatar';
import { lazy, lazyOptional } from '@console/ui/lazy';
import { SideMenu } from '@console/ui/SideMenu';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts';
import { usePathname } from '../navigation/useRouteEntry.ts';
import { linksOf, menuOf } from '../pages/links.ts';
import { CopyLink } from './CopyLink.tsx';
import { leaveMenu, menuStore, toggleMenu } from './menu.store.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { useGlobalKeys } from './useGlobalKeys.ts';
import type { UserMenu as UserMenuOf } from './UserMenu.tsx';
import styles from './Shell.module.css';

const NumberBox = lazyOptional(() =>
  import('@console/features/keys/NumberBox').then((it) => it.NumberBox),
);

const KeysDialog = lazy(() =>
  import('@console/features/keys/KeysDialog').then((it) => it.KeysDialog),
);

// If this script fails to load, decisions are still sent, but not shown.
const Outbox = lazyOptional(() => import('./outbox/Outbox.tsx').then((it) => it.Outbox));

type UserMenuProps = ComponentProps<typeof UserMenuOf>;

const UserMenu = lazyOptional(
  () => import('./UserMenu.tsx').then((it) => it.UserMenu),
  ({ children }: UserMenuProps) => <>{children}</>,
);

/**
 * The user menu's button with letters for the role and, unless the side menu is collapsed, the
 * person's name. It also binds the shortcuts of the help.
 */
function User({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const [keys, setKeys] = useState(false);
  const showKeys = () => setKeys(true);
  useShortcut('global.help', showKeys);
  useShortcut('global.helpAnywhere', showKeys);
  const name = nameOf(me);
  const avatar = (
    <Avatar
      text={ROLE_AVATARS[me.role]}
      name={collapsed ? undefined : name}
      detail={ROLE_LABELS[me.role]}
    />
  );
  const label = collapsed ? `User menu of ${name}` : 'User menu';
  return (
    <>
      <Suspense fallback={avatar}>
        <UserMenu me={me} label={label} onKeys={showKeys}>
          {avatar}
        </UserMenu>
      </Suspense>
      <Suspense>{keys ? <KeysDialog onClose={() => setKeys(false)} /> : null}</Suspense>
    </>
  );
}

/**
 * The skip link: the first tab stop, visible only while focused. It moves the focus past the menu
 * into the page.
 */
function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the page
    </a>
  );
}

/** Renders the outbox once it holds its first decision. */
function OutboxPlace({ userId }: { userId: number }) {
  return useIsOutboxNeeded(userId) ? (
    <Suspense fallback={null}>
      <Outbox />
    </Suspense>
  ) : null;
}

function Version() {
  return (
    <div className={styles.version} title="Version of the console">
      {getConfig().appVersion}
    </div>
  );
}

/** The layout of the console: a fixed side menu at the left, the scrolling page beside it. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const pathname = usePathname();
  const { collapsed } = useSnapshot(menuStore);
  useLinkNavigation();
  useGlobalKeys(me.role);
  return (
    <PagesContext value={linksOf(me.role)}>
      <div className={styles.window}>
        <SkipLink />
        <SideMenu
          items={menuOf(me.role, pathname).map(({ Icon, ...item }) => ({
            ...item,
            icon: <Icon size={16} />,
          }))}
          collapsed={collapsed}
          onToggle={toggleMenu}
          onLeave={leaveMenu}
          header={<PaletteButton me={me} collapsed={collapsed} />}
          footer={
            <>
              <CopyLink collapsed={collapsed} />
              <User me={me} collapsed={collapsed} />
              <Version />
            </>
          }
        />
        <main id="main" className={styles.page} tabIndex={-1}>
          {children}
        </main>
        <Suspense fallback={null}>
          <NumberBox />
        </Suspense>
        <OutboxPlace userId={me.id} />
      </div>
    </PagesContext>
  );
}
