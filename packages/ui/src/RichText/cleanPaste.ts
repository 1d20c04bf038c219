const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
const NUMBERED = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/**
 * Removes the bullet or number that Word writes as text into a list paragraph. Returns true for a
 * number.
 */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return NUMBERED.test(text);
}

/** Converts Word's lists, which are styled paragraphs, into list elements. */
function buildLists(body: HTMLElement): void {
  let lists: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LIST_LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (last === null || paragraph.previousElementSibling !== last) lists = [];
    const tag = takeMarker(paragraph) ? 'ol' : 'ul';
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = paragraph.ownerDocument.createElement(tag);
      const parent: Element | null | undefined = lists.at(-1);
      if (!parent) paragraph.before(list);
      else
        (
          parent.lastElementChild ?? parent.appendChild(paragraph.ownerDocument.createElement('li'))
        ).append(list);
      lists.push(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    lists.at(-1)?.append(item);
    item.append(paragraph);
    last = lists[0] ?? null;
  }
}

/**
 * Converts bold and italic styles into elements, and unwraps bold elements that a style sets to
 * normal.
 */
function keepEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle } = element.style;
    if (/^(B|STRONG)$/.test(element.tagName) && /^(normal|400)$/.test(fontWeight)) unwrap(element);
    else if (element.tagName === 'SPAN') {
      const inner = fontStyle === 'italic' ? rename(element, 'em') : element;
      if (!/^(bold|bolder|[6-9]00)$/.test(fontWeight)) continue;
      const strong = inner.ownerDocument.createElement('strong');
      inner.replaceWith(strong);
      strong.append(inner);
    }
  }
}

/** A character of no text, which stands for a line break while the text of a cell is read. */
const BREAK = '\uE000';

/** The lines of a cell, whose own line ends are blanks. */
function linesOf(cell: Element): string[] {
  for (const element of cell.querySelectorAll('br')) element.replaceWith(BREAK);
  for (const element of cell.querySelectorAll('p, div, li, tr, pre')) element.append(BREAK);
  return (cell.textContent ?? '')
    .split(BREAK)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Says where a picture was, because a note holds none. A picture of one pixel only counts readers. */
function namePictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.getAttribute('alt')?.trim();
    const isPixel = picture.getAttribute('width') === '1';
    picture.replaceWith(isPixel ? '' : `[Picture left out${alt ? `: ${alt}` : ''}]`);
  }
}

/**
 * Replaces what the editor does not support: a heading becomes a bold line, a table row becomes one
 * line with its cells.
 */
function flatten(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const strong = heading.ownerDocument.createElement('strong');
    strong.append(...heading.childNodes);
    heading.append(strong);
    rename(heading, 'p');
  }
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = table.ownerDocument.createElement('p');
      [...row.cells].forEach((cell, column) => {
        if (column > 0) line.append(' | ');
        linesOf(cell).forEach((text, at) =>
          line.append(...(at > 0 ? [line.ownerDocument.createElement('br'), text] : [text])),
        );
      });
      return line;
    });
    table.replaceWith(...lines);
  }
}

/**
 * Reduces pasted HTML of a word processor, mail or web page to what a note supports: text,
 * emphasis, links and lists.
 */
export function cleanPaste(html: string): string {
  // The HTML is parsed into a separate document, in which nothing is loaded or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(
    'style, script, meta, link, title, xml, object, iframe',
  ))
    element.remove();
  namePictures(body);
  buildLists(body);
  keepEmphasis(body);
  flatten(body);
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim()) paragraph.remove();
  return body.innerHTML;
}
