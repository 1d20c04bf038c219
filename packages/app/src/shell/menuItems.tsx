import type { Role } from '@console/api/roles/rules';
import type { PageWithKey } from '@console/features/keys/shortcuts.ts';
import { menuPagesOf } from '@console/features/parts/pages/pages.ts';
import {
  ChartNoAxesCombined,
  FileCode,
  Gauge,
  Home,
  Building2,
  Inbox,
  Radar,
  Tags,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';

const icons: Readonly<Record<PageWithKey, ReactNode>> = {
  '/dashboard/data-quality': <ChartNoAxesCombined size={16} />,
  '/': <Home size={16} />,
  '/dashboard/scraper': <Gauge size={16} />,
  '/queue-requests': <Inbox size={16} />,
  '/code-search': <FileCode size={16} />,
  '/entities': <Building2 size={16} />,
  '/scrapes': <Radar size={16} />,
  '/tags': <Tags size={16} />,
  '/users': <Users size={16} />,
};

const contains = (href: string, pathname: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));

/** The side menu items of a role in the stated order. `current` marks the item of the present page. */
export const menuItems = (role: Role, pathname: string) =>
  menuPagesOf(role).map(({ href, label }) => ({
    href,
    label,
    icon: icons[href],
    current: contains(href, pathname),
  }));
