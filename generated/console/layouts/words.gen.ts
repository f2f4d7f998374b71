// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

export const layoutWords = {
  zh_cn: {
    resources: {
      layouts: {
        fields: {
          id: '编号',
          createdAt: '创建时间',
          name: '布局名称',
          width: '宽（像素）',
          height: '高（像素）',
          pages: '页数',
          document: '版面',
          outline: '缩略图',
          materialIds: '所用素材',
          rtb: 'RTB 广告位',
          cpmPriceFen: 'CPM 价格（元/千次）',
          builtIn: '内置',
        },
        actions: { playlist: '播放时间轴', delete: '删除', restore: '恢复' },
        groups: { content: '版面', selling: '售卖' },
        sections: { content: '版面', selling: '售卖' },
        help: { rtb: '在此布局中新建广告位时的默认设置', cpmPriceFen: '在此布局中新建按 CPM 售卖的广告位时的默认价格' },
      },
    },
    rules: { 'layout.name.empty': '布局名称不能为空' },
  },
  en_us: {
    resources: {
      layouts: {
        fields: {
          id: 'No.',
          createdAt: 'Created',
          name: 'Name',
          width: 'Width (px)',
          height: 'Height (px)',
          pages: 'Pages',
          document: 'Arrangement',
          outline: 'Thumbnail',
          materialIds: 'Materials shown',
          rtb: 'RTB slot',
          cpmPriceFen: 'CPM price (yuan per thousand)',
          builtIn: 'Built-in',
        },
        actions: { playlist: 'Timeline', delete: 'Delete', restore: 'Restore' },
        groups: { content: 'Arrangement', selling: 'Selling' },
        sections: { content: 'Arrangement', selling: 'Selling' },
        help: { rtb: 'What a new slot in this layout begins with', cpmPriceFen: 'What a new slot in this layout begins with, where it is sold by CPM' },
      },
    },
    rules: { 'layout.name.empty': 'Layout name cannot be empty' },
  },
};
