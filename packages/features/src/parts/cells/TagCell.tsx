import type { EntityTag } from '@console/api/entities/schema';
import { Tooltip } from '@console/ui/Tooltip';
import { Fragment, type ReactNode } from 'react';
import { TagLink } from './TagLink.tsx';
import styles from './TagCell.module.css';

const SHOWN = 3;

interface TitlesCellProps {
  titles: readonly string[];
  /** The text between two titles. */
  separator?: string;
  /** Replaces the default list of titles. */
  children?: ReactNode;
}

/** Shows the first three titles and "+N" for the others. The tooltip lists all titles. */
export function TitlesCell({
  titles,
  separator = ', ',
  children = titles.slice(0, SHOWN).join(separator),
}: TitlesCellProps) {
  if (titles.length === 0) return '–';
  const more = titles.length - SHOWN;
  const cell =
    more <= 0 ? (
      <span dir="auto">{children}</span>
    ) : (
      // The cell is focusable when titles are hidden, so that the keyboard can reach the tooltip.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <span className={styles.cell} tabIndex={0}>
        <span className={styles.titles} dir="auto">
          {children}
        </span>
        <span> +{more}</span>
      </span>
    );
  return <Tooltip content={titles.join(separator)}>{cell}</Tooltip>;
}

interface TagLinksCellProps {
  tags: readonly { id: number; title: string }[];
  /** The text between two titles. */
  separator?: string;
}

/** The first three tags, each as a link to the entities that have it. */
export function TagLinksCell({ tags, separator = ', ' }: TagLinksCellProps) {
  return (
    <TitlesCell titles={tags.map(({ title }) => title)} separator={separator}>
      {tags.slice(0, SHOWN).map((tag, index) => (
        <Fragment key={tag.id}>
          {index > 0 && separator}
          <TagLink tag={tag} />
        </Fragment>
      ))}
    </TitlesCell>
  );
}

interface TagCellProps {
  tags: readonly EntityTag[];
  /** The text between two titles. */
  separator?: string;
}

export function TagCell({ tags, separator }: TagCellProps) {
  return <TagLinksCell tags={tags.map(({ tag }) => tag)} separator={separator} />;
}
