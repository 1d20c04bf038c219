import { noticeOf } from '@console/api/core/errors';
import type { ListQuery } from '@console/api/core/listQuery';
import { useNotePage, usePinnedNotes, type NotesOwner } from '@console/api/notes/client';
import type { NoteRow } from '@console/api/notes/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { CardRole } from '@console/ui/Card/cardRole.ts';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { groupDigits } from '@console/ui/numbers.ts';
import {
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { NoteCards, type NoteCardsProps } from './NoteCards.tsx';
import { NoteDialog } from './noteDialogModule.ts';
import { noteMenus } from './noteMenus.ts';
import type { LinkedNote } from './useLinkedNote.ts';
import type { OpenBodies } from './useOpenBodies.ts';
import styles from './NoteList.module.css';

interface MoreProps {
  onMore: () => void;
}

/**
 * The distance from the visible area at which the next page of notes loads. It applies to the page
 * and to a scroll container inside it.
 */
const PRELOAD_MARGIN = '5000px';

/** Calls `onMore` before the end of the list comes into view. */
function More({ onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      { rootMargin: PRELOAD_MARGIN, scrollMargin: PRELOAD_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.more}>
      <Button size="sm" onClick={onMore}>
        More
      </Button>
    </div>
  );
}

interface FurtherNotesProps extends Omit<NoteCardsProps, 'notes'> {
  owner: NotesOwner;
  /** The query of the next page. */
  query: ListQuery;
  total: number;
  /** The id of a note to leave out, because it is shown elsewhere. */
  without: number | undefined;
}

/** Renders the next page when the person comes near the end of the list. */
function FurtherNotes({ total, ...page }: FurtherNotesProps) {
  const [asked, setAsked] = useState(false);
  if ((page.query.page - 1) * page.query.limit >= total) return null;
  return asked ? <FurtherPage {...page} /> : <More onMore={() => setAsked(true)} />;
}

/**
 * A later page of notes. It renders the page after it, so that a new page does not render the
 * earlier ones again.
 */
function FurtherPage({ owner, query, without, ...shown }: Omit<FurtherNotesProps, 'total'>) {
  const { data, error, mutate } = useNotePage(owner, query);
  if (!data && error)
    return <ErrorPanel title="More notes could not be loaded." onRetry={() => void mutate()} />;
  if (!data) return <output className={styles.loading}>Loading...</output>;
  return (
    <>
      <div className={styles.page}>
        <NoteCards gradually notes={data.items.filter(({ id }) => id !== without)} {...shown} />
      </div>
      <FurtherNotes
        owner={owner}
        query={{ ...query, page: query.page + 1 }}
        total={data.total}
        without={without}
        {...shown}
      />
    </>
  );
}

interface SectionProps {
  title: string;
  count: number | undefined;
  busy: boolean;
  children: ReactNode;
}

function Section({ title, count, busy, children }: SectionProps) {
  const id = useId();
  const role = use(CardRole);
  return (
    <section
      role={role}
      aria-labelledby={id}
      aria-busy={busy || undefined}
      className={styles.section}
    >
      <h2 className={styles.heading}>
        <span id={id}>{title}</span>
        {count === undefined ? null : <span className={styles.count}>{groupDigits(count)}</span>}
      </h2>
      {children}
    </section>
  );
}

const menusIn = (place: Element | null) => noteMenus().filter((menu) => place?.contains(menu));

/**
 * Keeps the focus in the list when the focused note is removed. The actions of the note that takes
 * its place get the focus, otherwise those of the last note, otherwise the list.
 *
 * @returns the props of the list element, and the function to call after a part of it was rendered
 */
function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(undefined);
  const place = useRef(0);
  const keepFocus = () => {
    // After a press beside the list nothing has the focus either, but the element that had it is
    // still there.
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const menus = menusIn(list.current);
    const actions = menus.at(place.current) ?? menus.at(-1);
    if (actions) actions.focus();
    else list.current?.focus({ preventScroll: true });
  };
  useEffect(keepFocus);
  return {
    keepFocus,
    list: {
      ref: list,
      tabIndex: -1,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = target;
        // oxlint-disable-next-line no-restricted-properties -- it finds the article of a NoteCard
        const [actions] = menusIn(target.closest('article'));
        if (actions) place.current = menusIn(list.current).indexOf(actions);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) focused.current = undefined;
      },
    },
  };
}

interface NoteListProps {
  owner: NotesOwner;
  /** The query of the list; its `page` is ignored, because more pages load on scroll. */
  query: ListQuery;
  bodies: OpenBodies;
  linked?: LinkedNote;
  /** What is shown when there are no notes. */
  children: ReactNode;
}

/** The notes of a record. The pinned ones come first, in a section of their own. */
export function NoteList(props: NoteListProps) {
  const [edited, setEdited] = useState<NoteRow>();
  return (
    <>
      <NoteSections {...props} onEdit={setEdited} />
      {edited && (
        <Suspense>
          <NoteDialog target={{ note: edited }} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function NoteSections({
  owner,
  query,
  bodies,
  linked = { kind: 'none' },
  onEdit,
  children,
}: NoteListProps & Pick<NoteCardsProps, 'onEdit'>) {
  const { order, search, filters } = query;
  const name = JSON.stringify([order, search, filters]);
  const pageQuery = (page: number): ListQuery => ({
    ...query,
    page,
    filters: { ...filters, pinned: false },
  });
  const pinned = usePinnedNotes(owner, { order, search, filters });
  const first = useNotePage(owner, pageQuery(1));
  const { keepFocus, list } = useKeptFocus();
  const error = pinned.data && first.data ? undefined : (pinned.error ?? first.error);
  if (error) {
    const notice = noticeOf(error);
    return (
      <ErrorPanel
        title="The notes could not be loaded."
        detail={notice?.detail ?? notice?.title}
        onRetry={() => void Promise.all([pinned.mutate(), first.mutate()])}
      />
    );
  }
  if (!pinned.data || !first.data || linked.kind === 'loading')
    return (
      <div className={styles.first}>
        <LoadingOverlay text="Loading..." />
      </div>
    );

  const isListed = [...pinned.data.items, ...first.data.items].some(
    ({ id }) => linked.kind === 'found' && id === linked.id,
  );
  const apart = linked.kind === 'found' && !isListed ? linked.note : undefined;
  const shown = { bodies, linked, onEdit, onRendered: keepFocus };
  const count = pinned.data.items.length + first.data.total;
  const isEmpty = count === 0;
  return (
    <div {...list} className={styles.list}>
      <span className="visually-hidden" aria-live="polite">
        {groupDigits(count)} {count === 1 ? 'note' : 'notes'}
      </span>
      {linked.kind === 'missing' && (
        <Banner tone="warning">The note of this link does not exist.</Banner>
      )}
      {apart && (
        <Section title="Linked Note" count={undefined} busy={false}>
          <p className={styles.reason}>Shown because of the link</p>
          <NoteCards notes={[apart]} {...shown} />
        </Section>
      )}
      {isEmpty && !first.isLoading ? (
        children
      ) : (
        <>
          {pinned.data.items.length > 0 && (
            <Section title="Pinned Notes" count={pinned.data.items.length} busy={pinned.isLoading}>
              <NoteCards notes={pinned.data.items} {...shown} />
            </Section>
          )}
          <Section title="Notes" count={first.data.total} busy={first.isLoading}>
            <NoteCards notes={first.data.items} {...shown} />
            <FurtherNotes
              key={name}
              owner={owner}
              query={pageQuery(2)}
              total={first.data.total}
              without={apart?.id}
              {...shown}
            />
          </Section>
        </>
      )}
    </div>
  );
}
