import type { NotesOwner } from '@console/api/notes/client';
import { Button } from '@console/ui/Button';
import { EmptyState } from '@console/ui/EmptyState';
import { SearchBox } from '@console/ui/SearchBox';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import { useListState } from '../../list/useListState.ts';
import { AddNoteButton } from './AddNoteButton.tsx';
import { NoteList } from './NoteList.tsx';
import {
  isChosen,
  isNone,
  notesState,
  optionsOf,
  STATUS_CHOICE,
  toggled,
  TYPE_CHOICE,
  type Choice,
  type Chosen,
} from './notes.state.ts';
import { useLinkedNote } from './useLinkedNote.ts';
import { useOpenBodies } from './useOpenBodies.ts';
import styles from './NotesTab.module.css';

const SEARCH_DELAY_MS = 500;

interface ChecksProps<Option extends string> {
  choice: Choice<Option>;
  chosen: Chosen<Option>;
  onChange: (chosen: Chosen<Option>) => void;
}

/** A filter whose options are all visible as check boxes. */
function Checks<Option extends string>({ choice, chosen, onChange }: ChecksProps<Option>) {
  return (
    <fieldset className={styles.checks}>
      <legend>{choice.legend}</legend>
      {optionsOf(choice).map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={isChosen(chosen, option)}
            onChange={() => onChange(toggled(choice, chosen, option))}
          />
          {choice.options[option]}
        </label>
      ))}
    </fieldset>
  );
}

/** The notes of an entity and of its scrapes, or the notes of one scrape. */
export function NotesTab(owner: NotesOwner) {
  const list = useListState(notesState);
  const linked = useLinkedNote(owner);
  const bodies = useOpenBodies();
  const { type, status } = list.filters;
  const newestFirst = list.sort?.direction !== 'asc';
  const isNarrowed =
    list.search !== '' || type !== undefined || status?.[0] !== 'active' || status.length > 1;
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <SearchBox
          label="Search notes"
          value={list.search}
          onSearch={list.setSearch}
          delayMs={SEARCH_DELAY_MS}
        />
        <Button
          size="sm"
          icon={newestFirst ? <ArrowDownWideNarrow size={16} /> : <ArrowUpNarrowWide size={16} />}
          onClick={() => list.setSort('created')}
        >
          {newestFirst ? 'Date: newest first' : 'Date: oldest first'}
        </Button>
        <Button size="sm" onClick={bodies.closeAll}>
          Collapse all
        </Button>
        <Button size="sm" onClick={bodies.openAll}>
          Expand all
        </Button>
        <AddNoteButton owner={owner} />
      </div>
      <div className={styles.tools}>
        <Checks
          choice={TYPE_CHOICE}
          chosen={type}
          onChange={(chosen) => list.setFilters({ status, type: chosen })}
        />
        <Checks
          choice={STATUS_CHOICE}
          chosen={status}
          onChange={(chosen) => list.setFilters({ type, status: chosen })}
        />
      </div>
      {isNone(type) || isNone(status) ? (
        <EmptyState
          title="Nothing matches."
          action={<Button onClick={list.clearAll}>Clear search and filters</Button>}
        >
          Choose a type and a status of the notes.
        </EmptyState>
      ) : (
        <NoteList owner={owner} query={list.query} bodies={bodies} linked={linked}>
          {isNarrowed ? (
            <EmptyState
              title="Nothing matches."
              action={<Button onClick={list.clearAll}>Clear search and filters</Button>}
            >
              No note fits the search and the filters.
            </EmptyState>
          ) : (
            <EmptyState title="No notes yet.">
              A note that somebody adds, and the note of each review, is shown here. Archived notes
              are hidden.
            </EmptyState>
          )}
        </NoteList>
      )}
    </div>
  );
}
