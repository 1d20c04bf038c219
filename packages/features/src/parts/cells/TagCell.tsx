import type { EntityTag } from '@console/api/entities/schema';
import { Tooltip } from '@console/ui/Tooltip';

const SHOWN = 3;

interface TagCellProps {
  tags: readonly EntityTag[];
}

/** Three tags, "+N" for the rest, and all of them in the tooltip. */
export function TagCell({ tags }: TagCellProps) {
  if (tags.length === 0) return '–';
  const titles = tags.map(({ tag }) => tag.title);
  const more = titles.length - SHOWN;
  const shown = titles.slice(0, SHOWN).join(', ');
  // Where something is hidden, the keyboard has to reach the tooltip too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  const cell = more > 0 ? <span tabIndex={0}>{shown} +{more}</span> : <span>{shown}</span>;
  return <Tooltip content={titles.join(', ')}>{cell}</Tooltip>;
}
