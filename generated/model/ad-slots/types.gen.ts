// Made by codegen from schemas/ad-slot.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-slots/.

export interface AdSlotRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  layoutId: string;
  widgetId?: string | null;
  width: number;
  height: number;
  carouselPlaces: number;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  maxSellable?: number | null;
  bottomImage?: string | null;
}

export interface AdSlotDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  layoutId: string;
  widgetId?: string | null;
  width: number;
  height: number;
  carouselPlaces: number;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  maxSellable?: number | null;
  bottomImage?: string | null;
}

export interface AdSlotCreate {
  name: string;
  layoutId: string;
  widgetId?: string | null;
  width: number;
  height: number;
  carouselPlaces?: number;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  maxSellable?: number | null;
  bottomImage?: string | null;
}

export interface AdSlotUpdate {
  id: string;
  rev?: number;
  name?: string;
  layoutId?: string;
  widgetId?: string | null;
  width?: number;
  height?: number;
  carouselPlaces?: number;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | 'scan';
  cptPriceFen?: number | null;
  cpmPriceFen?: number | null;
  rtb?: boolean | null;
  rtbPriceFen?: number | null;
  scanToCast?: boolean | null;
  maxSellable?: number | null;
  bottomImage?: string | null;
}

export interface AdSlotUpdateMany {
  ids: string[];
  set: {
    carouselPlaces?: number;
    sellingMode?: 'cpt' | 'cpm' | 'rtb' | 'scan';
    cptPriceFen?: number | null;
    cpmPriceFen?: number | null;
    rtb?: boolean | null;
    rtbPriceFen?: number | null;
    scanToCast?: boolean | null;
    maxSellable?: number | null;
  };
}
