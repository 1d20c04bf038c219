import { loadedWith, type Chunking } from './loadedWith.ts';

const queueLists = ['scraper-dashboard/ScraperDashboard', 'queue-requests/QueueRequestsList'];
const scrapeLists = ['scrapes/ScrapesList', 'code-search/CodeSearch', 'insights/Insights'];

/** The parts that the page of an entity shows first. */
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
 * Small modules that several pages share, by the name of the file that they go into. In a file of
 * its own each module would be one more request, which costs a slow laptop some five milliseconds.
 * One file holds the modules that the same pages need.
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
  // The palette reads one constant of these modules.
  ['quality-counts', /quality-counts\/(endpoints|schema)\.ts$/],
  ['review-forms', /quality\/[\w-]+\/(\w+Review\.form|review(Form|Kind)|assignForm)\.ts$/],
  [
    'lookups',
    /core\/urls\.ts$|src\/lookups\/(client|endpoints|list|schema)\.ts$|ats\/AtsControl\.tsx$/,
  ],
  // Without this entry the bundler puts the chart into the script of review mode, and every page
  // with the chart would load all of that script.
  ['marked-line', /charts\/MarkedLine\.(ts|module\.css)/],
  // These modules draw what stands around the tabs of an entity, a scrape, a job and a queue
  // request.
  [
    'record-frame',
    /\/(RecordFrame|[Dd]etailsButton|recordSidebar\.store|useRecentRecord|panel-right|MoreRows|power|power-off|archive-arrow-up|core\/owner)\./,
  ],
  ['cards', /parts\/cards\/(ReadCard|CardTable)\.|Sparkline\/Sparkline\./],
  // Cards and reports use these modules.
  ['figures', /\/(Facts|BarChart|charts\.module)\./],
  ['jobs', /api\/src\/jobs\/(client|endpoints|list|schema)\.ts$/],
  // The page of a scrape shows these cards, and so does the editor beside the code.
  [
    'scrape-cards',
    /parts\/scrape-cards\/|scrape-edit\/(client|endpoints)\.ts$|core\/useVersionedWrite\.ts$/,
  ],
  ['queue-calls', /api\/src\/company-queues\/(list|schema|endpoints|client)\.ts$/],
  // Reports need these modules, but not those of `queue-calls`.
  ['queue-statuses', /company-queues\/rules\.ts$|queue\/QueueStatusBadge\.tsx$/],
  ['freshness', /parts\/freshness\/(Freshness\.tsx|companion\.ts)$/],
  ['fields', /ui\/src\/form\/(Field|options|SelectField|TextField|DayField)\./],
  // The page of a test, the editor and the forms of records use these modules.
  [
    'tests',
    /scrape-code\/(schema|rules)\.ts$|test-runs\/(TestRuns\.module|testRun\.|handOver\.)|node_modules.idb-keyval|core\/(useIdempotencyKey|randomUuid)\.ts$|form\/(defineForm|withdrawNotice)\.ts$/,
  ],
  // The editor and every form in a dialog use these modules.
  ['forms', /core\/drafts\/|form\/(DraftBar|useDraftNotice|useLeaveQuestion|refusal)\./],
  // This file holds the dialogs, and the calls and rules that the editor shares with the pages of
  // records.
  [
    'dialogs',
    /node_modules.dayjs.dayjs|ui\/src\/(Dialog\/|ConfirmDialog\/|threeWayMerge|DateText\/instants|form\/CheckboxField)|api\/src\/(entities\/rules|scrape-code\/(client|endpoints|jobCounts|list)|stage-history\/(list|schema|endpoints))\.ts$/,
  ],
];

/**
 * Without these groups the bundler cuts what pages and dialogs share into two dozen files. Those
 * are more requests than a browser makes at once, and 14 KB more in all, because small files
 * compress badly. So what the entry needs is one file, and what a list needs besides is another.
 * The lists of scrapes share a third file, the pages of records a fourth and the lists of the queue
 * a fifth. What the dashboard of data quality shares with dialogs is one file, and what it shares
 * with the lists of the queue is another. The page of the code editor is a file, and so are Monaco
 * and the parts of forms that the editor shares with dialogs. React is a file of its own, which
 * stays the same in a new version of the console.
 */
export function chunkGroups() {
  const inShell = loadedWith('src/main.tsx');
  const inList = loadedWith('../features/src/entities/EntitiesList.tsx');
  const inEntity = loadedWith('../features/src/entity-detail/EntityPage.tsx');
  const inScrape = loadedWith('../features/src/scrape-detail/ScrapePage.tsx');
  // Each of these modules has less than 500 bytes and is shared by several pages, so it is not
  // worth a request of its own.
  const isTiny = (id: string) =>
    /\/(graphRanges|hydra\/etag|core\/useLookUp|cells\/codeLabel|cardRole)\.ts$/.test(id);
  // These modules are small, and most lists need them. In a file of its own each would be one more
  // request and compress badly.
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
        // Monaco and all views of code need these modules, and must not load the page of the editor
        // with them.
        if (/CodeEditor\/(PlainCode|CodeView\.module|codeText|editorThemes?)\./.test(id))
          return 'code-view';
        if (!inCodeView(id, context) || inEditor(id, context)) return null;
        if (/\/CodeViewEditor\./.test(id)) return null;
        // Monaco is cut into two files, because a browser compiles two files at the same time.
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
