import { noticeOf } from '@console/api/core/errors';
import { MESSAGES } from '@console/api/core/hydra/messages';
import { useReasonCodes } from '@console/api/lookups/client';
import { useCodeHistory } from '@console/api/scrape-code/client';
import type { CodeHistory, ScrapeCodeType } from '@console/api/scrape-code/schema';
import { Button } from '@console/ui/Button';
import { CodeDiff } from '@console/ui/CodeEditor/CodeDiff';
import { toEditorText } from '@console/ui/CodeEditor/codeText.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { SelectField } from '@console/ui/form/SelectField';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { passFocusToContainer } from '@console/ui/passFocusToContainer.ts';
import { useState } from 'react';
import { codeLabel } from '../parts/cells/codeLabel.ts';
import { userLabel } from '../parts/people/userLabel.ts';
import { codeOf, dirtyParts, type CodeBuffer } from './codeBuffer.ts';
import { useHistoryAddress, type Side } from './useHistoryAddress.ts';
import { versionLabel } from './versionLabel.ts';
import pageStyles from './CodeEditorPage.module.css';
import styles from './CodeHistoryTab.module.css';

const UNSAVED = 'Unsaved code';

interface CodeHistoryTabProps {
  scrapeId: number;
  type: ScrapeCodeType;
  buffer: CodeBuffer;
  theme: string;
  /** Why no version can be put into the editor. */
  disabledReason?: string;
  onRestore: (version: CodeHistory) => void;
}

/**
 * Shows two versions of a code side by side. The address names them. One of them may be the unsaved
 * text.
 */
export function CodeHistoryTab({
  scrapeId,
  type,
  buffer,
  theme,
  disabledReason,
  onRestore,
}: CodeHistoryTabProps) {
  const text = buffer.texts[type];
  // Whoever may only read the code may not read the reasons either.
  const reasons = useReasonCodes(disabledReason ? undefined : 'code_change').data;
  const reasonOf = (code: string) =>
    reasons?.find(({ value }) => value === code)?.label ?? codeLabel(code);
  const dirty = dirtyParts(buffer).includes(type);
  const [pages, setPages] = useState(1);
  const [openedAt] = useState(() => Date.now());
  const { data, error, isValidating, mutate } = useCodeHistory(scrapeId, type, pages);
  const versions = data?.items;
  const hasOlder = data !== undefined && data.items.length < data.total;
  const [newest, before] = versions ?? [];
  const first = newest && {
    left: (before ?? newest).id,
    right: before || !dirty ? newest.id : ('draft' as const),
  };
  // An answer from an earlier visit may lack the newest version.
  const isFresh = data !== undefined && data.readAt >= openedAt;
  const isPair = before !== undefined || dirty;
  const { left, right, choose } = useHistoryAddress(isFresh && isPair ? first : undefined);
  const wanted: readonly (Side | undefined)[] = [left, right];
  // The address may name a version that is older than all versions that were read.
  const isMissing = wanted.some(
    (side) => typeof side === 'number' && versions && !versions.some(({ id }) => id === side),
  );
  const isSearching = isMissing && hasOlder && !error;
  if (isSearching && !isValidating) setPages(pages + 1);

  if (!versions && error) {
    const notice = noticeOf(error);
    return (
      <ErrorPanel
        title="The history could not be loaded."
        detail={notice?.detail ?? notice?.title}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!versions) return <LoadingOverlay text="Loading..." />;
  if (!newest || !first)
    return (
      <EmptyState title="There is no version yet.">
        Versions appear here when somebody saves this code.
      </EmptyState>
    );

  const labels = new Map<string, string>([
    ...(dirty || left === 'draft' || right === 'draft' ? [['draft', UNSAVED] as const] : []),
    ...versions.map(
      (version) => [String(version.id), versionLabel(version, version === newest)] as const,
    ),
  ]);
  const options = [...labels].map(([value, label]) => ({ value, label }));
  const single = before === undefined && !labels.has('draft');
  const sides = {
    left: String(left ?? first.left),
    right: String(right ?? first.right),
  };
  const savedOf = (side: string) =>
    side === 'draft'
      ? codeOf(buffer, type)
      : (versions.find(({ id }) => String(id) === side)?.code ?? '');
  const textOf = (side: string) => toEditorText(savedOf(side));
  const selector = (side: 'left' | 'right', label: string) => {
    const value = labels.has(sides[side]) ? sides[side] : '';
    const version = versions.find(({ id }) => String(id) === value);
    return (
      <div className={styles.version}>
        <SelectField
          label={label}
          name={side}
          value={value}
          options={options}
          emptyLabel="Choose a version"
          required
          error={
            value !== ''
              ? undefined
              : isSearching
                ? 'This version is being read.'
                : MESSAGES.required
          }
          onChange={(chosen) =>
            choose({ [side]: chosen === 'draft' ? 'draft' : Number(chosen) || undefined })
          }
        />
        <Button
          size="sm"
          disabledReason={
            disabledReason ??
            (!version
              ? 'The unsaved code is in the editor.'
              : toEditorText(version.code) === text
                ? 'The editor has this text already. Its line ends stay as they were saved.'
                : undefined)
          }
          onClick={() => version && onRestore(version)}
        >
          {`Restore ${label}`}
        </Button>
      </div>
    );
  };
  return (
    <>
      <div className={pageStyles.main}>
        {single ? (
          <p className={styles.single}>There is only one version.</p>
        ) : labels.has(sides.left) && labels.has(sides.right) ? (
          <CodeDiff
            left={{ label: labels.get(sides.left) ?? '', text: textOf(sides.left) }}
            right={{ label: labels.get(sides.right) ?? '', text: textOf(sides.right) }}
            theme={theme}
            difference={
              savedOf(sides.left) === savedOf(sides.right)
                ? undefined
                : 'They differ only in their line ends.'
            }
          />
        ) : (
          <p className={styles.single}>
            {isSearching ? '' : 'There is no such version. Choose two versions to compare.'}
          </p>
        )}
      </div>
      <aside className={pageStyles.sidebar} aria-label="Versioning">
        <h2>Versioning</h2>
        {selector('left', 'Left Version')}
        {selector('right', 'Right Version')}
        {hasOlder ? (
          <div ref={passFocusToContainer}>
            <Button
              size="sm"
              pending={isValidating}
              onClick={() => (error ? void mutate() : setPages(pages + 1))}
            >
              Older versions
            </Button>
          </div>
        ) : null}
        <ol className={styles.versions} aria-label="Versions">
          {versions.map(({ id, index, modified, user, reason_code }) => (
            <li key={id}>
              {[index, formatMinute(modified), user && userLabel(user), reasonOf(reason_code)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ol>
      </aside>
    </>
  );
}
