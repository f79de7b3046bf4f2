/*
 * What the renderer's own style sheet leaves to be wished: colours that can be told apart, and lines that can be hit.
 */
export const style = `
body { margin: 0; font-family: sans-serif; color: #3b4151; }
.guide { max-width: 1460px; margin: 0 auto; padding: 20px; box-sizing: border-box; line-height: 1.5; }
.guide pre { background: #f4f5f7; padding: 10px; overflow-x: auto; }
.guide dt { font-weight: bold; }
.guide dd { margin: 0 0 10px; }
.guide a, .swagger-ui .info a, .swagger-ui .info .link span.url, .swagger-ui .link { color: #1d5fa8; }
.swagger-ui .info .title small { background: #4a5568; }
.swagger-ui .info .title small.version-stamp { background: #3f5f00; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .info a span.url, .swagger-ui .info span.url { color: #1d5fa8; }
.swagger-ui .btn.authorize { color: #176b3f; border-color: #176b3f; }
.swagger-ui .btn.authorize span { color: #176b3f; }
.swagger-ui .btn.authorize svg { fill: #176b3f; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0b5cab; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #176b3f; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0f6a60; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b42318; }
.swagger-ui .opblock .opblock-summary-path a.nostyle { display: inline-block; min-height: 24px; line-height: 24px; }
.swagger-ui .opblock-tag small { color: #3b4151; }
`;
