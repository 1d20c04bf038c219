import { signOut } from '@console/api/core/session/session';
import type { Me } from '@console/api/me/schema';
import { lazy } from '@console/ui/lazy';
import { Menu, type MenuItem } from '@console/ui/Menu';
import {
  COLOR_MODES,
  readColorMode,
  setColorMode,
  type ColorMode,
} from '@console/ui/theme/colorMode';
import Bell from 'lucide-react/icons/bell';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense, useState, type ReactNode } from 'react';

const ProfileDialog = lazy(() => import('./ProfileDialog.tsx').then((it) => it.ProfileDialog));
const NoticesDialog = lazy(() => import('./NoticesDialog.tsx').then((it) => it.NoticesDialog));

const themes = {
  system: { name: 'As the system', icon: <Monitor /> },
  light: { name: 'Light', icon: <Sun /> },
  dark: { name: 'Dark', icon: <Moon /> },
} as const satisfies Record<ColorMode, object>;

/** One menu item per theme; the label of the current one says so. */
const themeItems = (chosen: ColorMode, choose: (mode: ColorMode) => void): readonly MenuItem[] =>
  COLOR_MODES.map((mode) => ({
    id: `theme-${mode}`,
    label: `Theme: ${themes[mode].name}${mode === chosen ? ' (chosen)' : ''}`,
    icon: themes[mode].icon,
    onSelect: () => choose(mode),
  }));

interface UserMenuProps {
  me: Me;
  /** The name of the button and of the menu. */
  label: string;
  /** Called when "Keyboard Shortcuts" is chosen. */
  onKeys: () => void;
  /** The content of the button. */
  children: ReactNode;
}

/** The menu of the signed-in person: profile, past notices, shortcuts, theme, sign-out. */
export function UserMenu({ me, label, onKeys, children }: UserMenuProps) {
  const [open, setOpen] = useState<'profile' | 'notices'>();
  const [theme, setTheme] = useState(readColorMode);
  const close = () => setOpen(undefined);
  const chooseTheme = (mode: ColorMode) => {
    setColorMode(mode);
    setTheme(mode);
  };
  const items: readonly MenuItem[] = [
    { id: 'profile', label: 'Profile', icon: <UserRound />, onSelect: () => setOpen('profile') },
    { id: 'notices', label: 'Notices', icon: <Bell />, onSelect: () => setOpen('notices') },
    { id: 'keys', label: 'Keyboard Shortcuts', icon: <Keyboard />, onSelect: onKeys },
    { kind: 'separator' },
    ...themeItems(theme, chooseTheme),
    { kind: 'separator' },
    { id: 'logout', label: 'Logout', icon: <LogOut />, onSelect: () => void signOut() },
  ];
  return (
    <>
      <Menu label={label} items={items}>
        {children}
      </Menu>
      <Suspense fallback={null}>
        {open === 'profile' ? <ProfileDialog me={me} onClose={close} /> : null}
        {open === 'notices' ? <NoticesDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
