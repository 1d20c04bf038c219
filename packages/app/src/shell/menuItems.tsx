import { mayOpenPage, type Role } from '@console/api/roles/rules';
import type { PageWithKey } from '@console/features/keys/shortcuts.ts';
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

interface MenuLink {
  href: PageWithKey;
  label: string;
  icon: ReactNode;
}

const dataQuality: MenuLink = {
  href: '/dashboard/data-quality',
  label: 'Data Quality Dashboard',
  icon: <ChartNoAxesCombined size={16} />,
};

const forEverybody: readonly MenuLink[] = [
  { href: '/', label: 'Home', icon: <Home size={16} /> },
  { href: '/dashboard/scraper', label: 'Scraper Dashboard', icon: <Gauge size={16} /> },
  { href: '/queue-requests', label: 'Queue Requests', icon: <Inbox size={16} /> },
  { href: '/code-search', label: 'Code Search', icon: <FileCode size={16} /> },
  { href: '/entities', label: 'All Entities List', icon: <Building2 size={16} /> },
  { href: '/scrapes', label: 'All Scrapes List', icon: <Radar size={16} /> },
  { href: '/tags', label: 'Tag Management', icon: <Tags size={16} /> },
  { href: '/users', label: 'User Management', icon: <Users size={16} /> },
];

const contains = (href: string, pathname: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));

/**
 * The side menu of a role in the stated order; `current` marks the screen that the pathname belongs
 * to.
 */
export const menuItems = (role: Role, pathname: string) =>
  (mayOpenPage('menu.dataQuality', role) ? [dataQuality, ...forEverybody] : forEverybody).map(
    (link) => ({
      ...link,
      current: contains(link.href, pathname),
    }),
  );
