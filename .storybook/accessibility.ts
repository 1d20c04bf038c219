import axe from 'axe-core';
import { structureOf, textsIn } from './domSignature.ts';

/** The report of a story that this check has passed. `npm test` fails when one that passed has none. */
export const CHECKED = 'console/accessibility';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** A story shows a part without the page around it, so its content lies in no landmark. */
const WITHOUT_PAGE = ['region'];

const LANDMARKS = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
];

/** What axe found right in this run: pages by their structure, texts by their colours. */
const rightPages = new Set<string>();
const rightPaints = new Set<string>();
/** Texts that axe has looked at, by their looks and theme. Of some it cannot tell the colours. */
const seenTexts = new Set<string>();

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The elements that passed.
 *
 * @throws Error with each violation that axe finds, and its element
 */
async function passing(what: string, context: axe.ElementContext, options: axe.RunOptions) {
  axe.reset();
  const { violations, passes } = await axe.run(context, {
    ...options,
    selectors: false,
    elementRef: true,
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  if (found.length > 0) throw new Error([`${what}:`, ...found].join('\n'));
  return new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
}

async function checkStructure(): Promise<void> {
  const structure = structureOf(document.body);
  if (rightPages.has(structure)) return;
  // axe knows of one dialog that it covers all else, and counts the headers of two.
  const overlaid = document.querySelectorAll('dialog[open]').length > 1 ? LANDMARKS : [];
  const rules = Object.fromEntries(
    [...COLOUR_RULES, ...WITHOUT_PAGE, ...overlaid].map((rule) => [rule, { enabled: false }]),
  );
  await passing('accessibility', document.body, { rules, resultTypes: ['violations'] });
  rightPages.add(structure);
}

/** What axe judges the colours of: where a dialog is open, its content alone. */
function judged(): readonly Element[] {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs.length > 0 ? [...dialogs] : [document.body];
}

/** The themes differ in colours alone, so these are checked in both. */
async function checkColours(theme: 'light' | 'dark'): Promise<void> {
  const newTexts = () =>
    judged()
      .flatMap((part) => textsIn(part))
      .filter(
        ({ looks, paint }) =>
          !(paint && rightPaints.has(paint)) && !seenTexts.has(`${theme} ${looks}`),
      );
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = theme;
  try {
    if (newTexts().length === 0) return;
    await nextFrame();
    await nextFrame();
    const texts = newTexts(); // a part may have drawn itself anew in the meantime
    if (texts.length === 0) return;
    const right = await passing(
      `colours in the ${theme} theme`,
      { include: texts.map(({ element }) => element) },
      { runOnly: COLOUR_RULES, resultTypes: ['violations', 'passes'] },
    );
    for (const { element, looks, paint } of texts) {
      seenTexts.add(`${theme} ${looks}`);
      if (paint && right.has(element as HTMLElement)) rightPaints.add(paint);
    }
  } finally {
    dataset['theme'] = shown;
  }
}

/**
 * Runs axe on what a story ended with. What is built as something that was right earlier in the run
 * is not checked again.
 */
export async function checkAccessibility(): Promise<void> {
  await checkStructure();
  await checkColours('light');
  await checkColours('dark');
}
