// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

export interface CampaignRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  status: 'enabled' | 'paused';
  adCount: number;
  impressions: number;
  isDefault: boolean;
  remark?: string | null;
}

export interface CampaignDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  status: 'enabled' | 'paused';
  adCount: number;
  impressions: number;
  isDefault: boolean;
  remark?: string | null;
}

export interface CampaignCreate {
  name: string;
  remark?: string | null;
}

export interface CampaignUpdate {
  id: string;
  rev?: number;
  name?: string;
  remark?: string | null;
}
