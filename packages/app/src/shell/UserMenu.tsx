import { signOut } from '@console/api/core/session/session';
import type { Me } from '@console/api/me/schema';
import { ROLE_AVATARS, ROLE_LABELS } from '@console/api/roles/rules';
import { useShortcut } from '@console/features/keys/useShortcut.ts';
import { Avatar } from '@console/ui/Avatar';
import { Menu, type MenuItem } from '@console/ui/Menu';
import {
  COLOR_MODES,
  readColorMode,
  setColorMode,
  type ColorMode,
} from '@console/ui/theme/colorMode';
import { Bell, Keyboard, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ProfileDialog = lazy(async () => ({
  default: (await import('./ProfileDialog.tsx')).ProfileDialog,
}));
const NoticesDialog = lazy(async () => ({
  default: (await import('./NoticesDialog.tsx')).NoticesDialog,
}));
const KeysDialog = lazy(async () => ({
  default: (await import('@console/features/keys/KeysDialog')).KeysDialog,
}));

const themes = {
  system: { name: 'As the system', icon: <Monitor /> },
  light: { name: 'Light', icon: <Sun /> },
  dark: { name: 'Dark', icon: <Moon /> },
} as const satisfies Record<ColorMode, object>;

/** One entry per theme; the chosen one says so in words. */
const themeItems = (chosen: ColorMode, choose: (mode: ColorMode) => void): readonly MenuItem[] =>
  COLOR_MODES.map((mode) => ({
    id: `theme-${mode}`,
    label: `Theme: ${themes[mode].name}${mode === chosen ? ' (chosen)' : ''}`,
    icon: themes[mode].icon,
    onSelect: () => choose(mode),
  }));

/**
 * Who is signed in, and what concerns that person: profile, past notices, shortcuts, theme, the way
 * out. Collapsed, letters stand for the role.
 */
export function UserMenu({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const [open, setOpen] = useState<'profile' | 'notices'>();
  const [theme, setTheme] = useState(readColorMode);
  const [keys, setKeys] = useState(false); // also over another dialog
  const showKeys = () => setKeys(true);
  useShortcut('global.help', showKeys);
  useShortcut('global.helpAnywhere', showKeys);
  const close = () => setOpen(undefined);
  const chooseTheme = (mode: ColorMode) => {
    setColorMode(mode);
    setTheme(mode);
  };
  const name = `${me.first_name} ${me.last_name}`.trim() || me.email;
  const items: readonly MenuItem[] = [
    { id: 'profile', label: 'Profile', icon: <UserRound />, onSelect: () => setOpen('profile') },
    { id: 'notices', label: 'Notices', icon: <Bell />, onSelect: () => setOpen('notices') },
    { id: 'keys', label: 'Keyboard Shortcuts', icon: <Keyboard />, onSelect: showKeys },
    { kind: 'separator' },
    ...themeItems(theme, chooseTheme),
    { kind: 'separator' },
    { id: 'logout', label: 'Logout', icon: <LogOut />, onSelect: () => void signOut() },
  ];
  return (
    <>
      <Menu label={collapsed ? `User menu of ${name}` : 'User menu'} items={items}>
        <Avatar
          text={ROLE_AVATARS[me.role]}
          name={collapsed ? undefined : name}
          detail={ROLE_LABELS[me.role]}
        />
      </Menu>
      <Suspense fallback={null}>
        {open === 'profile' ? <ProfileDialog me={me} onClose={close} /> : null}
        {open === 'notices' ? <NoticesDialog onClose={close} /> : null}
        {keys ? <KeysDialog onClose={() => setKeys(false)} /> : null}
      </Suspense>
    </>
  );
}
