import type { Me } from '@console/api/me/schema';
import { ROLE_AVATARS, ROLE_LABELS, effectiveRole } from '@console/api/roles/rules';
import { signOut } from '@console/api/core/session/session';
import { Avatar } from '@console/ui/Avatar';
import { Menu, type MenuItem } from '@console/ui/Menu';
import { colorModeStore, setColorMode, type ColorMode } from '@console/ui/theme/colorMode';
import { Bell, Check, LogOut, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ProfileDialog = lazy(() => import('./ProfileDialog.tsx').then((module) => ({ default: module.ProfileDialog })));
const NoticesDialog = lazy(() => import('./NoticesDialog.tsx').then((module) => ({ default: module.NoticesDialog })));

const themes: Record<ColorMode, string> = { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' };
