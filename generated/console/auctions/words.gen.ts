// Made by codegen from schemas/auction.yaml. Do not edit: change the schema, or lay a view over it in resources/auctions/.

export const auctionWords = {
  zh_cn: {
    resources: {
      auctions: {
        fields: {
          id: '编号',
          createdAt: '竞价时间',
          number: '竞价编号',
          status: '结果',
          dueAt: '播放时间',
          slotId: '广告位',
          deviceId: '设备',
          floorFen: '底价（元/千次）',
          priceFen: '成交价（元/千次）',
          winnerId: '订单',
          winnerName: '得标方',
          adId: '广告',
          partnerId: '外部买家',
          bids: '出价数',
          offers: '出价与结果',
          playedAt: '实际播放',
        },
        values: { status: { won: '待播放', played: '已播放', lapsed: '未播放，不计费', unsold: '流拍' } },
        sections: { price: '竞价' },
        help: { priceFen: '第二高的出价，不低于底价' },
      },
    },
  },
  en_us: {
    resources: {
      auctions: {
        fields: {
          id: 'No.',
          createdAt: 'Held',
          number: 'Auction No.',
          status: 'Outcome',
          dueAt: 'Play',
          slotId: 'Ad slot',
          deviceId: 'Device',
          floorFen: 'Floor (CPM, yuan)',
          priceFen: 'Price (CPM, yuan)',
          winnerId: 'Order',
          winnerName: 'Won by',
          adId: 'Ad',
          partnerId: 'Outside buyer',
          bids: 'Bids',
          offers: 'Who bid and what came of it',
          playedAt: 'Shown',
        },
        values: { status: { won: 'Won', played: 'Played', lapsed: 'Not shown, costs nothing', unsold: 'Unsold' } },
        sections: { price: 'Auction' },
        help: { priceFen: 'The second best bid, and the floor at least' },
      },
    },
  },
};
