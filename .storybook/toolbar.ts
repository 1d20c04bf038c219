import { isRole, ROLE_LABELS, ROLES } from '@console/api/roles/rules';
import { layoutStore } from '@console/features/list/layout.store.ts';
import { meAs, meHandlers } from '@console/mocks/me/handlers';
import type { RequestHandler } from 'msw';
import type { GlobalTypes, Globals } from 'storybook/internal/types';

/** The switches above a story. What is not chosen is as the story says. */
export const toolbar = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  themes: {
    description: 'One theme, or both side by side',
    toolbar: {
      icon: 'sidebyside',
      items: [
        { value: 'one', title: 'One theme' },
        { value: 'both', title: 'Light and dark' },
      ],
    },
  },
  role: {
    description: 'Who is signed in',
    toolbar: {
      icon: 'user',
      items: [
        { type: 'reset', value: 'story', title: 'Role of the story' },
        ...ROLES.map((role) => ({ value: role, title: ROLE_LABELS[role] })),
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density of lists',
    toolbar: {
      icon: 'menu',
      items: [
        { value: 'normal', title: 'Normal rows' },
        { value: 'compact', title: 'Compact rows' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'system', title: 'Motion of the system' },
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes;

/** The widths at which the console is looked at; the smallest one is the least that it is made for. */
export const widths = {
  narrow: { name: '1,024 px', styles: { width: '1024px', height: '768px' } },
  usual: { name: '1,440 px', styles: { width: '1440px', height: '900px' } },
  wide: { name: '1,920 px', styles: { width: '1920px', height: '1080px' } },
};

/** The role that is chosen in the toolbar, or else what the story says. */
export const roleOr = ({ role }: Globals, given: unknown): unknown =>
  typeof role === 'string' && isRole(role) ? role : given;

/** What a person in the chosen role is told of themselves. It goes before the story's answers. */
export function chosenPerson({ role }: Globals): RequestHandler[] {
  return typeof role === 'string' && isRole(role) ? meHandlers(meAs(role)) : [];
}

export function chooseDensity({ density }: Globals): void {
  layoutStore.density = density === 'compact' ? 'compact' : 'normal';
}

const QUERY = /\(prefers-reduced-motion: \w+\)/;
/** Conditions that the toolbar has replaced, by their rules. */
const asWritten = new Map<CSSMediaRule, string>();

function chooseIn(rules: CSSRuleList, motion: string | undefined): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = asWritten.get(rule) ?? rule.media.mediaText;
      if (QUERY.test(condition)) {
        asWritten.set(rule, condition);
        rule.media.mediaText = motion ? condition.replace(QUERY, motion) : condition;
      }
    }
    if (rule instanceof CSSGroupingRule) chooseIn(rule.cssRules, motion);
  }
}

let query: string | undefined;

function chooseInPage(): void {
  for (const sheet of document.styleSheets) chooseIn(sheet.cssRules, query);
}

/**
 * Lets the style sheets of the page see the chosen motion instead of the system's. A page cannot
 * change what a media query asks for, so the queries themselves are changed.
 */
export function chooseMotion({ motion }: Globals): void {
  query = { reduced: 'all', full: 'not all' }[String(motion)];
  if (!query && asWritten.size === 0) return;
  chooseInPage();
  document.head.addEventListener('load', chooseInPage, true); // style sheets that come later
}
