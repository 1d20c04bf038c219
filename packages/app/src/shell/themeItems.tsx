import type { MenuItem } from '@console/ui/Menu';
import { COLOR_MODES, type ColorMode } from '@console/ui/theme/colorMode';
import { Monitor, Moon, Sun } from 'lucide-react';

const themes = {
  system: { name: 'As the system', icon: <Monitor /> },
  light: { name: 'Light', icon: <Sun /> },
  dark: { name: 'Dark', icon: <Moon /> },
} as const satisfies Record<ColorMode, object>;

/** One entry per theme; the chosen one says so in words. */
export const themeItems = (
  chosen: ColorMode,
  choose: (mode: ColorMode) => void,
): readonly MenuItem[] =>
  COLOR_MODES.map((mode) => ({
    id: `theme-${mode}`,
    label: `Theme: ${themes[mode].name}${mode === chosen ? ' (chosen)' : ''}`,
    icon: themes[mode].icon,
    onSelect: () => choose(mode),
  }));
