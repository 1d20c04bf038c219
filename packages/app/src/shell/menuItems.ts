import { can, type Role } from '@console/api/roles/rules';
import { ChartNoAxesCombined, FileCode, Gauge, Home, Building2, Inbox, Radar, Tags, Users, type LucideIcon } from 'lucide-react';

interface MenuLink {
  href: string;
  label: string;
  icon: LucideIcon;
}

const dataQuality: MenuLink = { href: '/dashboard/data-quality', label: 'Data Quality Dashboard', icon: ChartNoAxesCombined };

const forEverybody: readonly MenuLink[] = [
  { href: '/', label: 'Home', icon: Home },
  { href: '/dashboard/scraper', label: 'Scraper Dashboard', icon: Gauge },
  { href: '/queue-requests', label: 'Queue Requests', icon: Inbox },
  { href: '/code-search', label: 'Code Search', icon: FileCode },
  { href: '/entities', label: 'All Entities List', icon: Building2 },
  { href: '/scrapes', label: 'All Scrapes List', icon: Radar },
  { href: '/tags', label: 'Tag Management', icon: Tags },
  { href: '/users', label: 'User Management', icon: Users },
];

const contains = (href: string, pathname: string) => (href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`));

/** The side menu of a role in the stated order; `current` marks the screen that the pathname belongs to. */
export const menuItems = (role: Role, pathname: string) =>
  (can('menu.dataQuality', role) ? [dataQuality, ...forEverybody] : forEverybody).map((link) => ({ ...link, current: contains(link.href, pathname) }));
