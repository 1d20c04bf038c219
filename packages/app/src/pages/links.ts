import { mayOpenPage, type Role } from '@console/api/roles/rules';
import type { ConsolePages } from '@console/features/parts/pages/PagesContext.ts';
import { withoutTab } from './matchPath.ts';
import type { Page } from './page.ts';
import { pages } from './pages.tsx';

const all = Object.values(pages);

/** Whether links to the page are shown to the role. */
const isLinked = ({ control, menu }: Page, role: Role) => {
  const needed = menu?.control ?? control;
  return !needed || mayOpenPage(needed, role);
};

const linkTo = ({ path, title }: Page) => ({ href: withoutTab(path), label: title });

const contains = (href: string, pathname: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));

/** The entries of the side menu of a role. `current` marks the one of the present address. */
export const menuOf = (role: Role, pathname = '') =>
  all.flatMap((page) => {
    if (!page.menu || !isLinked(page, role)) return [];
    const { href, label } = linkTo(page);
    const { icon: Icon, key } = page.menu;
    return [{ href, label, Icon, keys: `g ${key}`, current: contains(href, pathname) }];
  });

/** The pages that links of the role lead to. */
export const linksOf = (role: Role): ConsolePages => ({
  menu: menuOf(role),
  home: all.filter((page) => page.onHome && isLinked(page, role)).map(linkTo),
  insights: all.flatMap((page) => (page.insight ? [{ ...linkTo(page), ...page.insight }] : [])),
});

/** The pages of records that can be opened by number. `href` is the address without the number. */
export const recordPages = all.flatMap(({ path, byNumber }) =>
  byNumber ? [{ ...byNumber, href: path.slice(0, path.indexOf('/:')) }] : [],
);

/** The path of a list by its name. Undefined for lists that belong to a record. */
export function pathOfList(list: string): string | undefined {
  const page = all.find(({ lists }) => lists?.some((name) => name === list));
  return page?.path.replace(':tab', list);
}
