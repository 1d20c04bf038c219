/**
 * How a system publishes its jobs. Scripts are generated from this. Fields called "expression" hold
 * PHP.
 */
export type PhpSystem = {
  /** One answer with all jobs, answers by offset, or pages of HTML. */
  kind: 'feed' | 'paged' | 'pages';
  /**
   * The address of the list. `tenant` is the entity's name in the system, `origin` that of the
   * portal.
   */
  endpoint: (tenant: string, origin: string) => string;
  method?: 'get' | 'post';
  /** Expression of the request body. Paged systems know `$offset` and self::PAGE_SIZE. */
  sent?: string;
  /** The path to the rows in the decoded answer, such as ['jobs']. */
  items?: string;
  /** Expression of a job's address, made from `$row`. */
  address?: string;
  /** Selector of the links on a page. */
  link?: string;
  title: string;
  location: string;
  description: string;
  /** A remark for the comment above the class. */
  remark: string;
};

const systems: Readonly<Record<string, PhpSystem>> = {
  greenhouse: {
    kind: 'feed',
    endpoint: (tenant) => `https://boards-api.greenhouse.io/v1/boards/${tenant}/jobs?content=true`,
    items: "['jobs']",
    address: "$row['absolute_url']",
    title: 'h1.app-title',
    location: '.location',
    description: '#content',
    remark: 'The board API answers without a key; gh_jid in the address is the id of the job.',
  },
  workday: {
    kind: 'paged',
    endpoint: (tenant, origin) => `${origin}/wday/cxs/${tenant}/External/jobs`,
    method: 'post',
    sent: "['appliedFacets' => [], 'limit' => self::PAGE_SIZE, 'offset' => $offset, 'searchText' => '']",
    items: "['jobPostings']",
    address: "self::START . $row['externalPath']",
    title: '[data-automation-id="jobPostingHeader"]',
    location: '[data-automation-id="locations"]',
    description: '[data-automation-id="jobPostingDescription"]',
    remark:
      'More than 20 at a time is answered with 400; the session cookie PLAY_SESSION has to be kept.',
  },
  lever: {
    kind: 'feed',
    endpoint: (tenant) => `https://api.lever.co/v0/postings/${tenant}?mode=json`,
    items: '',
    address: "$row['hostedUrl']",
    title: '.posting-headline h2',
    location: '.posting-categories .location',
    description: '.posting-page .section',
    remark: 'European accounts stand on api.eu.lever.co.',
  },
  ashby: {
    kind: 'feed',
    endpoint: () => 'https://jobs.ashbyhq.com/api/non-user-graphql?op=ApiJobBoardWithTeams',
    method: 'post',
    sent: "['operationName' => 'ApiJobBoardWithTeams', 'variables' => ['organizationHostedJobsPageName' => self::TENANT]]",
    items: "['data']['jobBoard']['jobPostings']",
    address: "self::START . '/' . $row['id']",
    title: 'h1.ashby-job-posting-heading',
    location: '.ashby-job-posting-left-pane p',
    description: '.ashby-job-posting-right-pane',
    remark: 'GraphQL: an unknown tenant is answered with 200 and jobBoard null.',
  },
  smartrecruiters: {
    kind: 'paged',
    endpoint: (tenant) => `https://api.smartrecruiters.com/v1/companies/${tenant}/postings`,
    sent: "['limit' => self::PAGE_SIZE, 'offset' => $offset]",
    items: "['content']",
    address: "$row['ref']",
    title: 'h1.job-title',
    location: 'spl-job-location',
    description: '[itemprop="description"]',
    remark: 'totalFound counts postings in every language.',
  },
  icims: {
    kind: 'pages',
    endpoint: (_, origin) => `${origin}/jobs/search?in_iframe=1&pr=`,
    link: '.iCIMS_JobsTable a.iCIMS_Anchor',
    title: '.iCIMS_Header h1',
    location: '.iCIMS_JobHeaderTag .iCIMS_JobHeaderData',
    description: '.iCIMS_JobContent',
    remark: 'Without in_iframe=1 the list stands in a frame and the page looks empty.',
  },
  comeet: {
    kind: 'feed',
    endpoint: (tenant) =>
      `https://www.comeet.co/careers-api/2.0/company/${tenant}/positions?details=true`,
    items: '',
    address: "$row['url_active_page']",
    title: 'h1.positionName',
    location: '.positionDetails li',
    description: '.userDesignedContent',
    remark: 'The token of the feed is in the page, in COMEET.init.',
  },
  workable: {
    kind: 'paged',
    endpoint: (tenant) => `https://apply.workable.com/api/v3/accounts/${tenant}/jobs`,
    method: 'post',
    sent: "['query' => '', 'location' => [], 'offset' => $offset]",
    items: "['results']",
    address: "self::START . 'j/' . $row['shortcode']",
    title: '[data-ui="job-title"]',
    location: '[data-ui="job-location"]',
    description: '[data-ui="job-description"]',
    remark: 'Answers 429 after a hundred requests a minute.',
  },
  jobvite: {
    kind: 'pages',
    endpoint: (tenant) => `https://jobs.jobvite.com/${tenant}/search?q=&p=`,
    link: 'table.jv-job-list td.jv-job-list-name a',
    title: 'h2.jv-header',
    location: '.jv-job-detail-meta',
    description: '.jv-job-detail-description',
    remark: 'The first page is p=0.',
  },
  successfactors: {
    kind: 'pages',
    endpoint: (tenant) =>
      `https://career5.successfactors.eu/career?career_ns=job_listing_summary&company=${tenant}&startrow=`,
    link: 'a.jobTitle-link',
    title: '[data-careersite-propertyid="title"]',
    location: '[data-careersite-propertyid="location"]',
    description: '.jobdescription',
    remark: 'startrow counts jobs, not pages.',
  },
  oraclecloud: {
    kind: 'paged',
    endpoint: (_, origin) => `${origin}/hcmRestApi/resources/latest/recruitingCEJobRequisitions`,
    sent: "['onlyData' => 'true', 'expand' => 'requisitionList', 'finder' => 'findReqs;siteNumber=CX_1,limit=' . self::PAGE_SIZE . ',offset=' . $offset]",
    items: "['items'][0]['requisitionList']",
    address: "self::START . '/job/' . $row['Id']",
    title: '.job-details__title',
    location: '.job-details__subtitle',
    description: '.job-details__description-content',
    remark: 'The number of the site (CX_1) is in the address of the portal.',
  },
  taleo: {
    kind: 'paged',
    endpoint: (_, origin) =>
      `${origin}/careersection/rest/jobboard/searchjobs?lang=en&portal=101430233`,
    method: 'post',
    sent: "['multilineEnabled' => true, 'pageNo' => intdiv($offset, self::PAGE_SIZE) + 1]",
    items: "['requisitionList']",
    address: "self::START . '?job=' . $row['contestNo']",
    title: '#requisitionDescriptionInterface .titlepage',
    location: '.contentlinepanel .text',
    description: '.editablesection',
    remark: 'Needs the header tz: GMT+00:00, or answers 500.',
  },
  phenom: {
    kind: 'paged',
    endpoint: (_, origin) => `${origin}/widgets`,
    method: 'post',
    sent: "['ddoKey' => 'refineSearch', 'from' => $offset, 'size' => self::PAGE_SIZE, 'jobs' => true]",
    items: "['refineSearch']['data']['jobs']",
    address: "$row['applyUrl']",
    title: 'h1.job-title',
    location: '.job-location',
    description: '.job-description',
    remark: 'The same data stand in phApp.ddo of the first page.',
  },
  eightfold: {
    kind: 'paged',
    endpoint: (tenant, origin) => `${origin}/api/apply/v2/jobs?domain=${tenant}.com`,
    sent: "['start' => $offset, 'num' => self::PAGE_SIZE]",
    items: "['positions']",
    address: "$row['canonicalPositionUrl']",
    title: '.position-title',
    location: '.position-location',
    description: '.position-job-description',
    remark: 'num above 10 is cut to 10 without a word.',
  },
  bamboohr: {
    kind: 'feed',
    endpoint: (tenant) => `https://${tenant}.bamboohr.com/careers/list`,
    items: "['result']",
    address: "self::START . '/' . $row['id']",
    title: '.fabric-1uxhhh1 h2',
    location: '.fabric-location',
    description: '.BambooRichText',
    remark: 'Class names change with every release; JSON-LD does not.',
  },
  breezy: {
    kind: 'feed',
    endpoint: (tenant) => `https://${tenant}.breezy.hr/json`,
    items: '',
    address: "$row['url']",
    title: '.banner h1',
    location: '.location span',
    description: '.description',
    remark: 'A closed job stays in the feed for a day.',
  },
  linkedin: {
    kind: 'pages',
    endpoint: (tenant) =>
      `https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search?keywords=${tenant}&start=`,
    link: 'a.base-card__full-link',
    title: '.top-card-layout__title',
    location: '.topcard__flavor--bullet',
    description: '.show-more-less-html__markup',
    remark: 'The guest pages answer 999 to data centre addresses: residential proxy only.',
  },
};

/** Any other portal: HTML pages in sequence. */
const ownPages: PhpSystem = {
  kind: 'pages',
  endpoint: (_, origin) => `${origin}/careers?page=`,
  link: '.job-list a.job',
  title: 'h1',
  location: '.location',
  description: '.description',
  remark: 'No public feed; the list is built on the server.',
};

export const phpSystem = (ats: string | null): PhpSystem =>
  ats !== null && Object.hasOwn(systems, ats) ? (systems[ats] ?? ownPages) : ownPages;
