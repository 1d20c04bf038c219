/** What a query found. Throws where it found nothing, so that no wider search passes instead. */
export declare function existing<T>(one: T | null | undefined): T;
/** Queries in the row of a table around an element. */
export declare const rowAround: (element: Element) => {
  getByLabelText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByText<T>>;
  getAllByLabelText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByText<T>>;
  queryByLabelText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByText<T>>;
  queryAllByLabelText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByText<T>>;
  findByLabelText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByText<T>>;
  findAllByLabelText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByText<T>>;
  getByPlaceholderText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByBoundAttribute<T>>;
  getAllByPlaceholderText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  queryByPlaceholderText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByBoundAttribute<T>>;
  queryAllByPlaceholderText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  findByPlaceholderText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByBoundAttribute<T>>;
  findAllByPlaceholderText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByBoundAttribute<T>>;
  getByText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByText<T>>;
  getAllByText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByText<T>>;
  queryByText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByText<T>>;
  queryAllByText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByText<T>>;
  findByText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByText<T>>;
  findAllByText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByText<T>>;
  getByAltText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByBoundAttribute<T>>;
  getAllByAltText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  queryByAltText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByBoundAttribute<T>>;
  queryAllByAltText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  findByAltText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByBoundAttribute<T>>;
  findAllByAltText<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByBoundAttribute<T>>;
  getByTitle<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByBoundAttribute<T>>;
  getAllByTitle<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  queryByTitle<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByBoundAttribute<T>>;
  queryAllByTitle<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  findByTitle<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByBoundAttribute<T>>;
  findAllByTitle<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByBoundAttribute<T>>;
  getByDisplayValue<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByBoundAttribute<T>>;
  getAllByDisplayValue<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  queryByDisplayValue<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByBoundAttribute<T>>;
  queryAllByDisplayValue<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  findByDisplayValue<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByBoundAttribute<T>>;
  findAllByDisplayValue<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByBoundAttribute<T>>;
  getByRole<T extends HTMLElement = HTMLElement>(
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByRole<T>>;
  getAllByRole<T extends HTMLElement = HTMLElement>(
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByRole<T>>;
  queryByRole<T extends HTMLElement = HTMLElement>(
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByRole<T>>;
  queryAllByRole<T extends HTMLElement = HTMLElement>(
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByRole<T>>;
  findByRole<T extends HTMLElement = HTMLElement>(
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByRole<T>>;
  findAllByRole<T extends HTMLElement = HTMLElement>(
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByRole<T>>;
  getByTestId<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').GetByBoundAttribute<T>>;
  getAllByTestId<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  queryByTestId<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').QueryByBoundAttribute<T>>;
  queryAllByTestId<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ): ReturnType<import('@testing-library/dom').AllByBoundAttribute<T>>;
  findByTestId<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindByBoundAttribute<T>>;
  findAllByTestId<T extends HTMLElement = HTMLElement>(
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ): ReturnType<import('@testing-library/dom').FindAllByBoundAttribute<T>>;
} & {
  getByLabelText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement;
  getAllByLabelText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement[];
  queryByLabelText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByLabelText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement[];
  findByLabelText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByLabelText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByPlaceholderText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement;
  getAllByPlaceholderText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  queryByPlaceholderText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByPlaceholderText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  findByPlaceholderText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByPlaceholderText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement;
  getAllByText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement[];
  queryByText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
  ) => HTMLElement[];
  findByText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').SelectorMatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByAltText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement;
  getAllByAltText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  queryByAltText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByAltText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  findByAltText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByAltText: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByTitle: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement;
  getAllByTitle: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  queryByTitle: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByTitle: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  findByTitle: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByTitle: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByDisplayValue: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement;
  getAllByDisplayValue: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  queryByDisplayValue: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByDisplayValue: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  findByDisplayValue: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByDisplayValue: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByRole: (
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ) => HTMLElement;
  getAllByRole: (
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ) => HTMLElement[];
  queryByRole: (
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ) => HTMLElement | null;
  queryAllByRole: (
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
  ) => HTMLElement[];
  findByRole: (
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByRole: (
    role: import('@testing-library/dom').ByRoleMatcher,
    options?: import('@testing-library/dom').ByRoleOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
  getByTestId: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement;
  getAllByTestId: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  queryByTestId: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement | null;
  queryAllByTestId: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
  ) => HTMLElement[];
  findByTestId: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement>;
  findAllByTestId: (
    id: import('@testing-library/dom').Matcher,
    options?: import('@testing-library/dom').MatcherOptions | undefined,
    waitForElementOptions?: import('@testing-library/dom').waitForOptions | undefined,
  ) => Promise<HTMLElement[]>;
};
