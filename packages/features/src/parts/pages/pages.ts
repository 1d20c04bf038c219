import { mayOpenPage, type PageControl, type Role } from '@console/api/roles/rules';
import type { PageWithKey } from '../../keys/shortcuts.ts';

interface ConsolePage<Href extends string = PageWithKey> {
  href: Href;
  label: string;
  /** Who sees it; absent where everybody does. */
  control?: PageControl;
}

/** The pages of the side menu in their order. */
const menuPages: readonly ConsolePage[] = [
  {
    href: '/dashboard/data-quality',
    label: 'Data Quality Dashboard',
    control: 'menu.dataQuality',
  },
  { href: '/', label: 'Home' },
  { href: '/dashboard/scraper', label: 'Scraper Dashboard' },
  { href: '/queue-requests', label: 'Queue Requests' },
  { href: '/code-search', label: 'Code Search' },
  { href: '/entities', label: 'All Entities List' },
  { href: '/scrapes', label: 'All Scrapes List' },
  { href: '/tags', label: 'Tag Management' },
  { href: '/users', label: 'User Management' },
];

const reports: ConsolePage<'/reports'> = {
  href: '/reports',
  label: 'Reports',
  control: 'reports.open',
};

const mayOpen =
  (role: Role) =>
  ({ control }: ConsolePage<string>) =>
    control === undefined || mayOpenPage(control, role);

/** The pages in the side menu of a role, in their order. */
export const menuPagesOf = (role: Role): readonly ConsolePage[] => menuPages.filter(mayOpen(role));

/** The entries of the home page for a role: the menu without Home itself, and the reports. */
export const homeEntriesOf = (role: Role): readonly ConsolePage<string>[] =>
  [...menuPages, reports].filter(({ href }) => href !== '/').filter(mayOpen(role));
