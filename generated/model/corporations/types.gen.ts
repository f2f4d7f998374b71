// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

export interface CorporationRow {
  id: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  status: 'enabled' | 'paused';
}

export interface CorporationDetail {
  id: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
  status: 'enabled' | 'paused';
}

export interface CorporationCreate {
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  customerType?: 'mediaOwner' | 'advertiser' | 'agent';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
}

export interface CorporationUpdate {
  id: string;
  rev?: number;
  name?: string;
  type?: 'enterprise' | 'personal' | 'selfEmployed';
  superiorId?: string | null;
  edition?: 'standard' | 'enterprise' | 'flagship' | null;
  trialEndAt?: string | null;
  contact?: string | null;
  phone?: string | null;
  email?: string | null;
  address?: string | null;
}
