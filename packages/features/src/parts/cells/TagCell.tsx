import type { EntityTag } from '@console/api/entities/schema';
import { Tooltip } from '@console/ui/Tooltip';
import styles from './TagCell.module.css';

const SHOWN = 3;

interface TitlesCellProps {
  titles: readonly string[];
  /** Between two of them. */
  separator?: string;
}

/** Three titles, "+N" for the rest, and all of them in the tooltip. */
export function TitlesCell({ titles, separator = ', ' }: TitlesCellProps) {
  if (titles.length === 0) return '–';
  const more = titles.length - SHOWN;
  const shown = titles.slice(0, SHOWN).join(separator);
  const cell =
    more <= 0 ? (
      <span dir="auto">{shown}</span>
    ) : (
      // Where something is hidden, the keyboard has to reach the tooltip too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <span className={styles.cell} tabIndex={0}>
        <span className={styles.titles} dir="auto">
          {shown}
        </span>
        <span> +{more}</span>
      </span>
    );
  return <Tooltip content={titles.join(separator)}>{cell}</Tooltip>;
}

interface TagCellProps {
  tags: readonly EntityTag[];
  /** Between two titles. */
  separator?: string;
}

/** The titles of an entity's tags. */
export function TagCell({ tags, separator }: TagCellProps) {
  return <TitlesCell titles={tags.map(({ tag }) => tag.title)} separator={separator} />;
}
