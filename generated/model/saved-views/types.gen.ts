// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

export interface SavedViewRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  entity: string;
  view?: string | null;
  shared?: boolean | null;
  state: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export interface SavedViewDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  entity: string;
  view?: string | null;
  shared?: boolean | null;
  state: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export interface SavedViewCreate {
  name: string;
  entity: string;
  view?: string | null;
  shared?: boolean | null;
  state: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export interface SavedViewUpdate {
  id: string;
  rev?: number;
  name?: string;
  shared?: boolean | null;
  state?: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}
