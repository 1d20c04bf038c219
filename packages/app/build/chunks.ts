import { loadedWith, type Chunking } from './loadedWith.ts';

const queueLists = ['scraper-dashboard/ScraperDashboard', 'queue-requests/QueueRequestsList'];
const scrapeLists = ['scrapes/ScrapesList', 'code-search/CodeSearch', 'insights/Insights'];

/** What the page of an entity shows first. Each is fetched by itself when another page needs it. */
const entityParts = [
  'entity-detail/OverviewTab',
  'entity-detail/EntityActions',
  'entity-detail/EntityGlance',
  'entity-detail/EntityDetails',
  'parts/stage-history/StageHistoryCard',
  'parts/notes/PinnedNotesCard',
];
const scrapeParts = ['scrape-detail/ScrapeOverview', 'scrape-detail/ScrapeDetails'];

/** The pages that may share small parts with the editor. */
const pages = [
  ...scrapeLists,
  'entity-detail/EntityPage',
  ...entityParts,
  'scrape-detail/ScrapePage',
  ...scrapeParts,
  'home/HomePage',
  'job-detail/JobPage',
  'users/UsersList',
  'tags/TagsList',
  'quality/dashboard/DataQualityDashboard',
  'test-script/TestScriptPage',
  ...queueLists,
  'queue-requests/QueueRequestPage',
  'reports/SlaReport',
  'reports/ProductivityReport',
];

/**
 * Small modules that several pages share, by the file that they go into: alone each would be a
 * request, which costs a slow laptop some five milliseconds. A file holds what the same pages
 * need.
 */
const SHARED_FILES: readonly (readonly [file: string, modules: RegExp])[] = [
  [
    'insights',
    /insights\/(client|endpoints|list|schema|InsightPage|insights\.state|totals\.columns)\.tsx?$/,
  ],
  [
    'people',
    /parts\/people\/\w+\.tsx?$|api\/src\/users\/(client|list|endpoints)\.ts$|parts\/priority\/(priorities|PriorityText)|useChipLabel|useActiveRow/,
  ],
  // The palette reads one constant of them.
  ['quality-counts', /quality-counts\/(endpoints|schema)\.ts$/],
  ['review-forms', /quality\/[\w-]+\/(\w+Review\.form|review(Form|Kind)|assignForm)\.ts$/],
  [
    'lookups',
    /core\/urls\.ts$|src\/lookups\/(client|endpoints|list|schema)\.ts$|ats\/AtsControl\.tsx$/,
  ],
  // Left alone it is put to review mode, and the chart would load all of that.
  ['marked-line', /charts\/MarkedLine\.(ts|module\.css)/],
  // What stands around the tabs of an entity, a scrape, a job and a queue request.
  [
    'record-frame',
    /\/(RecordFrame|[Dd]etailsButton|recordSidebar\.store|useRecentRecord|panel-right|MoreRows|power|power-off|archive-arrow-up|core\/owner)\./,
  ],
  ['cards', /parts\/cards\/(ReadCard|CardTable)\.|Sparkline\/Sparkline\./],
  // Of cards and of reports.
  ['figures', /\/(Facts|BarChart|charts\.module)\./],
  ['jobs', /api\/src\/jobs\/(client|endpoints|list|schema)\.ts$/],
  // Of the page of a scrape, and beside the code in the editor.
  [
    'scrape-cards',
    /parts\/scrape-cards\/|scrape-edit\/(client|endpoints)\.ts$|core\/useVersionedWrite\.ts$/,
  ],
  ['queue-calls', /api\/src\/company-queues\/(list|schema|endpoints|client)\.ts$/],
  // Reports need these without the calls.
  ['queue-statuses', /company-queues\/rules\.ts$|queue\/QueueStatusBadge\.tsx$/],
  ['freshness', /parts\/freshness\/(Freshness\.tsx|companion\.ts)$/],
  ['fields', /ui\/src\/form\/(Field|options|SelectField|TextField|DayField)\./],
  // Of the page of a test, of the editor, and of the forms of records.
  [
    'tests',
    /scrape-code\/(schema|rules)\.ts$|test-runs\/(TestRuns\.module|testRun\.|handOver\.)|node_modules.idb-keyval|core\/(useIdempotencyKey|randomUuid)\.ts$|form\/(defineForm|withdrawNotice)\.ts$/,
  ],
  // Of the editor and of every form in a dialog.
  ['forms', /core\/drafts\/|form\/(DraftBar|useDraftNotice|useLeaveQuestion|refusal)\./],
  // Dialogs, and calls and rules that the editor shares with the pages of records.
  [
    'dialogs',
    /node_modules.dayjs.dayjs|ui\/src\/(Dialog\/|ConfirmDialog\/|threeWayMerge|DateText\/instants|form\/CheckboxField)|api\/src\/(entities\/rules|scrape-code\/(client|endpoints|jobCounts|list)|stage-history\/(list|schema|endpoints))\.ts$/,
  ],
];

/**
 * Left alone the bundler cuts what pages and dialogs share into two dozen files: more requests than
 * a browser makes at once, and 14 KB more in all, because small files compress badly. So what the
 * entry needs is one file and what a list needs besides is another. The lists of scrapes share a
 * third, the pages of records a fourth, the lists of the queue a fifth; what the dashboard of data
 * quality shares with dialogs is one file, and what it shares with the lists of the queue another.
 * The page of the code editor is a file, and so are Monaco and the parts of forms that the editor
 * shares with dialogs. React is a file of its own, which a new version of the console leaves as it
 * was.
 */
export function chunkGroups() {
  const inShell = loadedWith('src/main.tsx');
  const inList = loadedWith('../features/src/entities/EntitiesList.tsx');
  const inEntity = loadedWith('../features/src/entity-detail/EntityPage.tsx');
  const inScrape = loadedWith('../features/src/scrape-detail/ScrapePage.tsx');
  // Under 500 bytes each, and shared by several pages: not worth a request.
  const isTiny = (id: string) =>
    /\/(graphRanges|hydra\/etag|core\/useLookUp|cells\/codeLabel|cardRole)\.ts$/.test(id);
  // Small, and of most lists: beside the list's script each would be a request and compress badly.
  const isOfLists = (id: string) =>
    /features\/src\/list\/listStateOf\.ts$|ui\/src\/TabBar\/TabBar\.|cells\/EntityStateBadge\.tsx$/.test(
      id,
    );
  const isOfRecords = (id: string) =>
    /\/(RecordMissing|RecordHeader|archiveReasons|Breadcrumb)\./.test(id);
  const inEntityParts = entityParts.map((name) => loadedWith(`../features/src/${name}.tsx`));
  const inPlainPages = ['code-editor/CodeEditorPage', ...pages]
    .filter((name) => ![...entityParts, ...scrapeParts].includes(name))
    .concat('parts/entity-dialog/EntityDialog', 'parts/queue/AddQueueRequestDialog')
    .map((name) => loadedWith(`../features/src/${name}.tsx`));
  const inEditor = loadedWith('../features/src/code-editor/CodeEditorPage.tsx');
  const inCodeView = loadedWith('../ui/src/CodeEditor/CodeViewEditor.tsx');
  const inOtherPages = pages.map((name) => loadedWith(`../features/src/${name}.tsx`));
  const quality = 'quality/dashboard/DataQualityDashboard';
  const inQuality = loadedWith(`../features/src/${quality}.tsx`);
  const inQueues = queueLists.map((name) => loadedWith(`../features/src/${name}.tsx`));
  const inOthers = ['code-editor/CodeEditorPage', ...pages]
    .filter(
      (name) =>
        name !== quality &&
        !name.startsWith('queue-requests/') &&
        !queueLists.includes(name) &&
        ![...entityParts, ...scrapeParts].includes(name),
    )
    .map((name) => loadedWith(`../features/src/${name}.tsx`));
  const isOwnToQueues = (id: string) =>
    !/scraper-dashboard|queue-requests\/|parts\/freshness/.test(id);
  const inQueueRequest = loadedWith('../features/src/queue-requests/QueueRequestPage.tsx');
  const isOfReviews = (id: string) => !id.includes('features/src/quality/');
  const isOfDialogs = (id: string) => /ui\/src\/(?!CodeEditor\/)/.test(id);
  const isOwnToEditor = (id: string) => /code-editor|CodeEditor|scrape-code|test-runs/.test(id);
  const inScrapes = scrapeLists.map((name) => loadedWith(`../features/src/${name}.tsx`));
  const isOwnToEntities = (id: string) => /features\/src\/entities\//.test(id);
  const isOfScrapes = (id: string) =>
    /api\/src\/scrapes\/|features\/src\/parts\/(?!ats\/|freshness\/|legacy-popup\/)/.test(id);
  return [
    {
      debugName: 'react',
      priority: 4,
      name: (id: string, context: Chunking) =>
        /node_modules.(react|react-dom|scheduler)./.test(id) && inShell(id, context)
          ? 'react'
          : null,
    },
    {
      debugName: 'shell',
      priority: 3,
      name: (id: string, context: Chunking) =>
        inShell(id, context) || isTiny(id) ? 'shell' : null,
    },
    {
      debugName: 'list',
      priority: 2,
      name: (id: string, context: Chunking) =>
        isOfLists(id) || (inList(id, context) && !isOwnToEntities(id)) ? 'list' : null,
    },
    {
      debugName: 'scrapes',
      priority: 1,
      name: (id: string, context: Chunking) =>
        isOfScrapes(id) && inScrapes.some((isIn) => isIn(id, context)) ? 'scrapes' : null,
    },
    {
      debugName: 'reviews',
      priority: 1,
      includeDependenciesRecursively: false,
      name: (id: string, context: Chunking) =>
        isOfReviews(id) &&
        inQuality(id, context) &&
        ![...inOthers, ...inQueues].some((isIn) => isIn(id, context))
          ? 'reviews'
          : null,
    },
    {
      debugName: 'shared files',
      priority: 2,
      includeDependenciesRecursively: false,
      name: (id: string) => SHARED_FILES.find(([, modules]) => modules.test(id))?.[0] ?? null,
    },
    {
      debugName: 'queues',
      priority: 1,
      includeDependenciesRecursively: false,
      name: (id: string, context: Chunking) => {
        const isShared = inQueues.some((isIn) => isIn(id, context));
        if (!isShared || inOthers.some((isIn) => isIn(id, context))) return null;
        if (!isOwnToQueues(id) || inQuality(id, context)) return null;
        return inQueueRequest(id, context) ? 'queues' : 'queue-list';
      },
    },
    {
      debugName: 'records',
      priority: 2,
      name: (id: string, context: Chunking) =>
        isOfRecords(id) && [inEntity, inScrape, ...inEntityParts].some((isIn) => isIn(id, context))
          ? 'records'
          : null,
    },
    {
      debugName: 'entity',
      priority: 0,
      includeDependenciesRecursively: false,
      name: (id: string, context: Chunking) =>
        inEntityParts.some((isIn) => isIn(id, context)) &&
        !inPlainPages.some((isIn) => isIn(id, context))
          ? 'entity'
          : null,
    },
    {
      debugName: 'monaco',
      priority: 0,
      includeDependenciesRecursively: false,
      name: (id: string, context: Chunking) => {
        if (/CodeEditor\/(lazyModule|codeEditorModule)\./.test(id)) return 'code';
        // Monaco and all views of code need these; the page of the editor is not to come with them.
        if (/CodeEditor\/(PlainCode|CodeView\.module|codeText|editorThemes?)\./.test(id))
          return 'code-view';
        if (!inCodeView(id, context) || inEditor(id, context)) return null;
        if (/\/CodeViewEditor\./.test(id)) return null;
        // Two files are compiled beside each other.
        return /(esm\/vs\/|lean-monaco:)(base|platform|editor\/common|nls|amdX)\b/.test(id)
          ? 'monaco-base'
          : 'monaco';
      },
    },
    {
      debugName: 'editor',
      priority: 0,
      includeDependenciesRecursively: false,
      name: (id: string, context: Chunking) => {
        if (!inEditor(id, context) || inOtherPages.some((isIn) => isIn(id, context))) return null;
        return isOfDialogs(id) ? 'dialogs' : isOwnToEditor(id) ? 'editor' : null;
      },
    },
  ];
}
