// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

export interface LayoutRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  width: number;
  height: number;
  pages: number;
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
  builtIn: boolean;
}

export interface LayoutDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  width: number;
  height: number;
  pages: number;
  document: { [k: string]: unknown };
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
  builtIn: boolean;
}

export interface LayoutCreate {
  name: string;
  width?: number;
  height?: number;
  document: { [k: string]: unknown };
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
}

export interface LayoutUpdate {
  id: string;
  rev?: number;
  name?: string;
  width?: number;
  height?: number;
  document?: { [k: string]: unknown };
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
}
